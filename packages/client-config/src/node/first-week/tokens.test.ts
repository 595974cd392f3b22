import { changed, exampleFiles } from '../../../test/example-brand.ts';
import { client, type Files, testWrongBrands, type WrongBrand } from '../../../test/wrong-brand.ts';

/** The tokens of the example brand with black and white swapped. */
const inverted = (): string =>
  (exampleFiles()['tokens.json'] ?? '')
    .replace('"#000000"', '"#"')
    .replace('"#ffffff"', '"#000000"')
    .replace('"#"', '"#ffffff"');
const tokens = (group: string): Files => changed(['tokens.json', '  "semantic"', `${group},\n  "semantic"`]);
const semantic = (name: string, colour: string, group: string): Files => {
  const files = tokens(group);
  const found = `"${name}": { "$value": "{palette.white}" }`;
  return {
    ...files,
    'tokens.json': String(files['tokens.json']).replace(found, `"${name}": { "$value": "${colour}" }`),
  };
};

const wrong: readonly WrongBrand[] = [
  [
    'a dark palette that is declared light',
    client('"colorScheme": "dark"', '"colorScheme": "light"'),
    'client.json:9:29 "theme.colorScheme" is "light", but the palette is dark. | The surface is #000000, the text #ffffff.',
  ],
  [
    'a light palette that is declared dark, with a dark palette',
    {
      ...client('"colorScheme": "dark"', '"colorScheme": "dark"'),
      'tokens.json': inverted(),
      'tokens.dark.json': '{}',
    },
    'client.json:9:29 "theme.colorScheme" is "dark", but the palette is light. | The surface is #ffffff, the text #000000.',
  ],
  [
    'a second palette with one unreadable colour',
    {
      ...exampleFiles(),
      'tokens.light.json': inverted().replace(
        '"surface": { "$value": "{palette.black}" }',
        '"surface": { "$value": "#010101" }',
      ),
    },
    'tokens.light.json:5:16 "text" (#000000) on "surface" (#010101) has a contrast of 1.00:1; it must be at least 4.5:1. Also too low: for "text-muted", for "accent-text", for "positive", for "negative", for "warning", for "info", for "border-strong", for "focus". | Make one of the two lighter or darker, such as #767676 for "surface".',
  ],
  [
    'a misspelt group of colours',
    changed(['tokens.json', '"semantic"', '"Semantic"']),
    'tokens.json:3:3 Unknown group "Semantic". | Did you mean "semantic"?',
  ],
  [
    'a renamed colour of the palette',
    changed([
      'tokens.json',
      '"palette": { "$type": "color", "black"',
      '"palette": { "$type": "color", "blakc"',
    ]),
    'tokens.json:5:28 "{palette.black}" refers to a token that does not exist. | Did you mean "palette.blakc"?',
  ],
  [
    'a misspelt component token',
    tokens('  "component": { "$type": "color", "botom-bar-bg": { "$value": "#000000" } }'),
    'tokens.json:3:36 Unknown token "component.botom-bar-bg". | Did you mean "bottom-bar-bg"?',
  ],
  [
    'a component token of another type',
    tokens('  "component": { "button-radius": { "$type": "color", "$value": "#000000" } }'),
    'tokens.json:3:65 "component.button-radius" is not a dimension. | Write { "value": 16, "unit": "px" }.',
  ],
  [
    'a negative radius',
    tokens(
      '  "scale": { "radius": { "md": { "$type": "dimension", "$value": { "value": -4, "unit": "px" } } } }',
    ),
    'tokens.json:3:66 "scale.radius.md" is -4px; it must be from 0 to 9999px.',
  ],
  [
    'a negative radius of buttons',
    tokens(
      '  "component": { "button-radius": { "$type": "dimension", "$value": { "value": -1, "unit": "rem" } } }',
    ),
    'tokens.json:3:69 "component.button-radius" is -16px; it must be from 0 to 9999px.',
  ],
  [
    'a space of 900 px',
    tokens(
      '  "scale": { "space": { "4": { "$type": "dimension", "$value": { "value": 900, "unit": "px" } } } }',
    ),
    'tokens.json:3:64 "scale.space.4" is 900px; it must be from 0 to 96px.',
  ],
  [
    'a text of 3 px',
    tokens(
      '  "scale": { "text": { "md": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } } }',
    ),
    'tokens.json:3:64 "scale.text.md" is 3px; it must be from 10 to 64px.',
  ],
  [
    'a motion of a minute',
    tokens(
      '  "scale": { "motion": { "slow": { "$type": "duration", "$value": { "value": 60, "unit": "s" } } } }',
    ),
    'tokens.json:3:67 "scale.motion.slow" is 60000ms; it must be from 0 to 1000ms.',
  ],
  [
    'a shadow with a negative blur',
    tokens(
      '  "scale": { "shadow": { "1": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" }, "blur": { "value": -2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } } }',
    ),
    'tokens.json:3:62 "scale.shadow.1" has a blur of -2px; it must be from 0 to 96px.',
  ],
  [
    'a text that is unreadable on every surface',
    semantic('text-muted', '#333333', '  "scale": {}'),
    'tokens.json:11:19 "text-muted" (#333333) on "surface" (#000000) has a contrast of 1.66:1; it must be at least 4.5:1. Also too low: on "surface-raised", on "surface-sunken". | Make one of the two lighter or darker, such as #767676 for "text-muted".',
  ],
  [
    'a surface on which no text is readable',
    changed(['tokens.json', '"surface": { "$value": "{palette.black}"', '"surface": { "$value": "#aaaaaa"']),
    'tokens.json:5:16 "text" (#ffffff) on "surface" (#aaaaaa) has a contrast of 2.32:1; it must be at least 4.5:1. Also too low: for "text-muted", for "accent-text", for "positive", for "negative", for "warning", for "info", for "border-strong", for "focus". | Make one of the two lighter or darker, such as #757575 for "surface".',
  ],
  [
    'a background on which its muted labels are unreadable',
    semantic(
      'text-muted',
      '#777777',
      '  "component": { "account-card-bg": { "$type": "color", "$value": "#404040" } }',
    ),
    'tokens.json:3:37 "text-muted" (#777777) on "account-card-bg" (#404040) has a contrast of 2.31:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #060606 for "account-card-bg".',
  ],
  [
    'a background on which its accent is unreadable',
    semantic(
      'accent-text',
      '#777777',
      '  "component": { "bottom-bar-bg": { "$type": "color", "$value": "#404040" } }',
    ),
    'tokens.json:3:35 "accent-text" (#777777) on "bottom-bar-bg" (#404040) has a contrast of 2.31:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #060606 for "bottom-bar-bg".',
  ],
  [
    'a label that is unreadable on the usual background',
    tokens('  "component": { "button-primary-text": { "$type": "color", "$value": "#eeeeee" } }'),
    'tokens.json:3:41 "button-primary-text" (#eeeeee) on "accent" (#ffffff) has a contrast of 1.16:1; it must be at least 4.5:1. Also too low: on "accent-strong". | Make one of the two lighter or darker, such as #757575 for "button-primary-text".',
  ],
  [
    'a translucent background',
    tokens('  "component": { "header-bg": { "$type": "color", "$value": "#00000080" } }'),
    'tokens.json:3:31 "header-bg" must be opaque. | Its contrast would depend on what is below it.',
  ],
];

testWrongBrands(wrong);
