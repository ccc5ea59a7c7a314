// Search in pages that are opened from disk: browsers refuse workers there, so the worker runs in a hidden frame.
// The theme looks for this name.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inner = frame.contentWindow;
      this.inner.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inner.importScripts = async (...urls) => {
        for (const each of urls) await this.load(each);
      };
      this.ready = this.load(url);
    }

    load(url) {
      return new Promise((resolve, reject) => {
        const script = this.inner.document.createElement("script");
        Object.assign(script, { src: url, onload: resolve, onerror: reject });
        this.inner.document.body.append(script);
      });
    }

    async postMessage(data) {
      await this.ready;
      this.inner.dispatchEvent(new this.inner.MessageEvent("message", { data }));
    }
  };
  window.Worker = window.IFrameWorker;
}
