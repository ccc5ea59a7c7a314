### The modules: what each is called, does and needs, and its page of the rules.

module-introductory = introductiespel
effect-introductory = Korter, met vaste personages en zonder heilige plaatsen
needs-introductory = Introductiespel: korter, zonder heilige plaatsen; niet te combineren.
rules-hunters_scouts-module-introductory = Een korter spel om te beginnen: je start op veld 10 met vaste personages, zonder heilige plaatsen, en houdt alle verborgen voorwerpen.
    .title = Variant: introductiespel

module-normal = normaal spel
effect-normal = Het hele spel, met heilige plaatsen en bijzondere personages
needs-normal = Normaal spel: met heilige plaatsen; dit speel je als je niets kiest.
rules-hunters_scouts-module-normal = Je start op veld 3. Er liggen drie heilige plaatsen open, er worden zes bijzondere personages getrokken, je houdt bij zonsondergang één verborgen voorwerp en neemt 5 tot 7 personages.
    .title = Variant: normaal spel

module-survival = overlevingsstrijd
effect-survival = Minder buit; een bonusveld zonder twee voorwerpen geeft 1 honger
needs-survival = Overlevingsstrijd: in plaats van het normale spel, met minder om te jagen.
rules-hunters_scouts-module-survival = Het normale spel, maar zwaarder: enkele velden van jachtgebieden zijn vanaf het begin afgedekt. Wie een bonusveld passeert zonder twee gemaakte voorwerpen, krijgt 1 honger.
    .title = Variant: overlevingsstrijd

module-even-items = ieder twee voorwerpen
effect-even-items = Beiden beginnen met 2 voorwerpen in plaats van met 1 en 2
needs-even-items = Ieder twee voorwerpen: bij het normale spel of de overlevingsstrijd.
rules-hunters_scouts-module-even-items = Allebei beginnen jullie met 2 voorwerpen, in plaats van 1 voor wie begint en 2 voor de ander.
    .title = Variant: ieder twee voorwerpen

module-first-places = plaatsen van het eerste spel
effect-first-places = Drie vaste heilige plaatsen in plaats van getrokken plaatsen
needs-first-places = Drie vaste heilige plaatsen; bij het normale spel of de overlevingsstrijd.
rules-hunters_scouts-module-first-places = Drie vaste heilige plaatsen in plaats van getrokken: IJsgrot, Modderbronnen, Mammoetkerkhof.
    .title = Variant: plaatsen van het eerste spel
