/** Each typical mistake of a new customer must give exactly one message with its line. */
import { mkdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import {
  brand,
  changed,
  exampleFiles,
  problemTexts,
  productionFields,
  removeBrands,
  readyForProduction,
} from './example-brand.ts';
import { examplePng } from './example-files.ts';
import { type CheckOptions, checkClient } from './load-client.ts';

afterEach(removeBrands);

type Files = Readonly<Record<string, string | Uint8Array>>;
type WrongBrand = readonly [name: string, files: Files, problem: string, options?: CheckOptions | undefined];

const production = { target: 'production' } as const;
const licence = `${productionFields},\n  "bottomBar"`;

const client = (find: string, put: string): Files => changed(['client.json', find, put]);
const field = (text: string): Files => client('"bottomBar"', `${text},\n  "bottomBar"`);
const tier = (...tiers: readonly string[]): Files =>
  field(`"tiers": [${tiers.map((text) => `{ ${text} }`).join(', ')}]`);
const allFields = '"phone", "username", "password", "bankAccount", "ageConfirmed"';
const steps = (fields: string, more = ''): Files =>
  field(`"registration": { "steps": [{ "fields": [${fields}] }]${more} }`);
const dayLimit = '"withdrawal": { "perDaySatang": 10000000 }';
const drawing = (text: string): Files => ({ ...exampleFiles(), 'assets/logo.svg': text });
const tokens = (group: string): Files => changed(['tokens.json', '  "semantic"', `${group},\n  "semantic"`]);
const semantic = (name: string, colour: string, group: string): Files => {
  const files = tokens(group);
  const found = `"${name}": { "$value": "{palette.white}" }`;
  return {
    ...files,
    'tokens.json': String(files['tokens.json']).replace(found, `"${name}": { "$value": "${colour}" }`),
  };
};
const picture = (name: string, bytes: Uint8Array): Files => ({
  ...client('assets/logo.svg', `assets/${name}`),
  [`assets/${name}`]: bytes,
});
const encoded = (find: string, put: Buffer, file = 'client.json'): Files => {
  const [before = '', after = ''] = (exampleFiles()[file] ?? '').split(find);
  return { ...exampleFiles(), [file]: Buffer.concat([Buffer.from(before), put, Buffer.from(after)]) };
};

const font = (script: string): Buffer =>
  readFileSync(
    fileURLToPath(
      new URL(`../../../../clients/chaba/assets/fonts/prompt-${script}-400-normal.woff2`, import.meta.url),
    ),
  );
const withFont = (bytes: Uint8Array, range = ''): Files => ({
  ...client(
    '"fontFamily": "Sarabun"',
    `"fontFamily": "Sarabun",\n    "fontFaces": [\n      { "weight": 400, "path": "assets/a.woff2"${range} }\n    ]`,
  ),
  'assets/a.woff2': bytes,
});
const changedFile = (files: Files, find: string | RegExp, put: string): Files => ({
  ...files,
  'client.json': String(files['client.json']).replace(find, put),
});
const svg = (content: string, before = ''): string =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`;
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
  Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
]);
const thaiName = Buffer.from([0xb4, 0xd2, 0xc7, 0xb7, 0xcd, 0xa7]);
const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const logo = 'client.json:11:13 The file "assets/logo.svg"';

const wrong: readonly WrongBrand[] = [
  [
    'a TIS-620 file',
    encoded('"name": "Example"', Buffer.concat([Buffer.from('"name": "'), thaiName, Buffer.from('"')])),
    'client.json:3:12 The file is TIS-620 (Windows-874), not UTF-8. | Save it as UTF-8.',
  ],
  [
    'texts in TIS-620',
    encoded('"OK"', Buffer.concat([Buffer.from('"'), thaiName, Buffer.from('"')]), 'messages.th.json'),
    'messages.th.json:2:17 The file is TIS-620 (Windows-874), not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a Latin-1 file',
    encoded('Example Ltd', Buffer.from('Caf\xe9 \xc0\x80\x81\x82', 'latin1')),
    'client.json:5:29 The file is in another encoding, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a UTF-16 file',
    { ...exampleFiles(), 'client.json': utf16(exampleFiles()['client.json'] ?? '') },
    'client.json:1:1 The file is UTF-16, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'UTF-16 tokens without a mark',
    { ...exampleFiles(), 'tokens.json': Buffer.from(exampleFiles()['tokens.json'] ?? '', 'utf16le') },
    'tokens.json:1:1 The file is UTF-16, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a merge conflict',
    client(
      '  "name": "Example",',
      '<<<<<<< HEAD\n  "name": "One",\n=======\n  "name": "Two",\n>>>>>>> design',
    ),
    'client.json:3:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a merge conflict in the tokens',
    changed(['tokens.json', '  "semantic": {', '<<<<<<< HEAD\r\n=======\r\n  "semantic": {\r\n>>>>>>> x\r']),
    'tokens.json:3:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a file with too many levels',
    { ...exampleFiles(), 'messages.th.json': '['.repeat(200_000) },
    'messages.th.json:1:1 The file has too many levels.',
  ],
  [
    'an empty file',
    { ...exampleFiles(), 'messages.th.json': '' },
    'messages.th.json:1:1 A value is expected here; there may be an extra comma before it.',
  ],
  [
    'a huge file of texts',
    { ...exampleFiles(), 'messages.th.json': `{}${' '.repeat(1_000_000)}` },
    'messages.th.json:1:1 The file is too large: 1000002 bytes. | The most are 1000000 bytes.',
  ],
  ['a name of blanks', client('"Example"', '"   "'), 'client.json:3:11 "name" is blank.'],
  ['a name of invisible blanks', client('"Example"', '"\u200b\u200b"'), 'client.json:3:11 "name" is blank.'],
  [
    'a name with a line end',
    client('"Example"', '"Exa\\nmple"'),
    'client.json:3:11 "name" has a line end; it must be one line.',
  ],
  [
    'a name that reverses the text after it',
    client('"Example"', '"Exam\u202eple"'),
    'client.json:3:11 "name" has the invisible character U+202E.',
  ],
  ['a holder of blanks', client('"Example Ltd"', '"\u00a0"'), 'client.json:5:25 "footer.holder" is blank.'],
  [
    'a tagline with a tab',
    field('"tagline": "a\\tb"'),
    'client.json:6:14 "tagline" has the invisible character U+0009.',
  ],
  [
    'a licence of blanks',
    client('"bottomBar"', licence.replace('"A"', '" "')),
    'client.json:6:26 "licence.holder" is blank.',
    production,
  ],
  [
    'the title of a film with a line end',
    field('"films": [{ "title": "a\\r\\nb", "frameUrl": "https://films.example/1" }]'),
    'client.json:6:24 "films.0.title" has a line end; it must be one line.',
  ],
  [
    'a message that reverses the text after it',
    changed(['messages.th.json', '"OK"', '"\u202eOK"']),
    'messages.th.json:2:16 "common.ok" has the invisible character U+202E.',
  ],
  [
    'a message with a control character',
    changed(['messages.th.json', '"OK"', '"O\\u0007K"']),
    'messages.th.json:2:16 "common.ok" has the invisible character U+0007.',
  ],
  [
    'no provider',
    client('"defaultCategory"', '"providers": [], "defaultCategory"'),
    'client.json:8:60 "game.providers" is empty, so the brand would have no game. | Leave it out to offer the games of all providers.',
  ],
  [
    'a minimum withdrawal of 500,000 baht',
    field('"limits": { "minimumWithdrawalSatang": 50000000 }'),
    'client.json:6:42 "limits.minimumWithdrawalSatang" is 500000 baht; the most are 1000 baht. | The unit is satang: 10000 is 100 baht.',
  ],
  [
    'a minimum deposit of 10,000 baht',
    field('"limits": { "minimumDepositSatang": 1000000 }'),
    'client.json:6:39 "limits.minimumDepositSatang" is 10000 baht; the most are 5000 baht. | The unit is satang: 10000 is 100 baht.',
  ],
  [
    'a country that does not exist',
    field('"blockedCountries": ["TH", "ZZ"]'),
    'client.json:6:30 "ZZ" is the code of no country. | Such as "TH"; see ISO 3166-1.',
  ],
  [
    'the common name of a country',
    field('"blockedCountries": ["UK"]'),
    'client.json:6:24 "UK" is the code of no country. | Did you mean "GB"?',
  ],
  [
    "another brand's local name",
    client('"www.example.com"', '"www.example.com", "other.localhost"'),
    'client.json:4:34 "other.localhost" is a name of this computer, not a domain. | Leave it out. In development each brand has <id>.localhost.',
  ],
  [
    'a domain that no name server can have',
    client('"www.example.com"', `"${'a'.repeat(64)}.example"`),
    'client.json:4:15 "aaaaaaaaaaaaaaaaaaaa…" has 64 letters; the most are 63. | A host name has at most 63 letters between dots, and 253 in total.',
  ],
  [
    'a domain of 262 letters',
    client('"www.example.com"', `"${`${'a'.repeat(50)}.`.repeat(5)}example"`),
    'client.json:4:15 "aaaaaaaaaaaaaaaaaaaa…" has 262 letters; the most are 253. | A host name has at most 63 letters between dots, and 253 in total.',
  ],
  [
    'its own local name',
    client('"www.example.com"', '"example.localhost"'),
    'client.json:4:15 "example.localhost" is a name of this computer, not a domain. | Leave it out. In development each brand has <id>.localhost.',
  ],
  [
    'suggested amounts that do not rise',
    field('"limits": { "quickAmountsSatang": [10000, 50000, 50000] }'),
    'client.json:6:52 "limits.quickAmountsSatang[2]" is 500 baht and follows 500 baht. | Write each amount once, from small to large.',
  ],
  [
    'suggested amounts in baht instead of satang',
    field('"limits": { "quickAmountsSatang": [50] }'),
    'client.json:6:38 "limits.quickAmountsSatang[0]" must be at least 100; found the number 50.',
  ],
  [
    'thresholds that do not rise',
    tier(`"requirementSatang": 5000, ${dayLimit}`, `"requirementSatang": 5000, ${dayLimit}`),
    'client.json:6:111 "tiers[1].requirementSatang" is 50 baht, not above the 50 baht of tier 1. | Order the tiers by their requirements.',
  ],
  [
    'an open tier without a threshold',
    tier(dayLimit),
    'client.json:6:13 "tiers[0].requirementSatang" is missing. | An open tier needs the deposits that members reach it with, in satang.',
  ],
  [
    'a first tier that is not open',
    tier(`"open": false, ${dayLimit}`),
    'client.json:6:23 The first tier is not open. | Members start there.',
  ],
  [
    'a tier with a larger single withdrawal than a day allows',
    tier('"requirementSatang": 100, "withdrawal": { "perTimeSatang": 1000001, "perDaySatang": 1000000 }'),
    'client.json:6:74 "tiers[0].withdrawal.perTimeSatang" is 10000.01 baht, above the 10000 baht of a day. | Leave it out if only the day is limited.',
  ],
  [
    'a largest withdrawal below the smallest',
    tier('"requirementSatang": 100, "withdrawal": { "perTimeSatang": 9999 }'),
    'client.json:6:74 "tiers[0].withdrawal.perTimeSatang" is 99.99 baht, below the smallest withdrawal of 100 baht. | Nobody of this tier could withdraw.',
  ],
  [
    'the limit of a day in baht instead of satang',
    tier('"requirementSatang": 100, "withdrawal": { "perDaySatang": 100000 }'),
    'client.json:6:73 "tiers[0].withdrawal.perDaySatang" is 1000 baht; the least are 5000 baht. | The unit is satang: 10000000 is 100000 baht.',
  ],
  [
    'a tier without any limit',
    tier('"requirementSatang": 100, "withdrawal": { "timesPerDay": 5 }'),
    'client.json:6:55 "tiers[0].withdrawal" has no limit. | Write "perDaySatang" or "perTimeSatang".',
  ],
  [
    'a misspelt limit',
    tier('"requirementSatang": 100, "withdrawal": { "perDaySatan": 10000000 }'),
    'client.json:6:57 Unknown field "tiers[0].withdrawal.perDaySatan". | Did you mean "perDaySatang"?',
  ],
  [
    'a misspelt badge',
    tier(`"badge": "platinium", "requirementSatang": 100, ${dayLimit}`),
    'client.json:6:24 "tiers[0].badge" must be one of "silver", "gold", "platinum", "diamond", "vip"; found the text "platinium". | Did you mean "platinum"?',
  ],
  [
    'seven tiers',
    tier(...[1, 2, 3, 4, 5, 6, 7].map((step) => `"requirementSatang": ${step}000, ${dayLimit}`)),
    'client.json:6:12 "tiers" has at most 6 items; found a list. | The tiers of members from level 1, at most 6. Left out: the tiers of the specification. `refundTable` has the refund of each level.',
  ],
  [
    'no bank',
    field('"banks": []'),
    'client.json:6:12 "banks" is empty, so nobody could register. | Leave it out to accept all banks.',
  ],
  ['a bank twice', field('"banks": ["SCB", "SCB"]'), 'client.json:6:20 "SCB" occurs twice in "banks".'],
  [
    'an unknown bank',
    field('"banks": ["KBNK"]'),
    'client.json:6:13 "banks[0]" must be one of "BBL", "KBANK", "KTB", "TTB", "SCB", "CITI", "SCBT", "CIMBT", "UOB", "BAY", "GSB", "GHB" and 7 more; found the text "KBNK". | Did you mean "KBANK"?',
  ],
  [
    'a consent without a version',
    field('"registration": { "consents": [{ "id": "terms", "text": "A" }] }'),
    'client.json:6:34 "registration.consents[0].version" is missing. | The version of the text, such as \'2026-11\'. Change it with the text.',
  ],
  [
    'a consent twice',
    field(
      '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A" }, { "id": "terms", "version": "2", "text": "B" }] }',
    ),
    'client.json:6:90 "terms" occurs twice in "registration.consents".',
  ],
  [
    'a consent with a page that does not exist',
    field(
      '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A", "page": "terms" }] }',
    ),
    'client.json:6:88 There is no page "pages/terms.th.md". | Add the page, or leave the field out.',
  ],
  [
    'a misspelt field of a consent',
    field(
      '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A", "requird": false }] }',
    ),
    'client.json:6:80 Unknown field "registration.consents[0].requird". | Did you mean "required"?',
  ],
  [
    'a script of analytics over http',
    field('"analytics": { "scriptUrl": "http://count.example/a.js" }'),
    'client.json:6:31 "analytics.scriptUrl" must be an address that begins with https://; found the text "http://count.example/a.js". | The script of the service, an https address.',
  ],
  [
    'misspelt analytics',
    field('"analitics": { "scriptUrl": "https://count.example/a.js" }'),
    'client.json:6:3 Unknown field "analitics". | Did you mean "analytics"?',
  ],
  [
    'a registration without the age',
    steps('"phone", "username", "password", "bankAccount"'),
    'client.json:6:30 "registration.steps" has no field "ageConfirmed", which can be moved but not removed. | The law forbids members below the minimum age.',
  ],
  [
    'a registration without the consents of the brand',
    steps(allFields, ', "consents": [{ "id": "terms", "version": "1", "text": "A" }]'),
    'client.json:6:30 "registration.steps" has no field "consents", which can be moved but not removed. | The brand has consents in "registration.consents".',
  ],
  [
    'a field of the registration twice',
    steps(`${allFields}, "phone"`),
    'client.json:6:108 "phone" occurs twice in "registration.steps".',
  ],
  [
    'an optional bank account',
    steps('"phone", "username", "password", "ageConfirmed", { "id": "bankAccount", "required": false }'),
    'client.json:6:93 "bankAccount" can be moved, but not made optional. | Withdrawals go only to this account, and its holder becomes the member.',
  ],
  [
    'a misspelt field of the registration',
    steps(`${allFields}, "lineID"`),
    'client.json:6:108 "registration.steps[0].fields[5]" must be one of "phone", "username", "password", "bankAccount", "ageConfirmed", "consents", "lineId", "email"; found the text "lineID". | Did you mean "lineId"?',
  ],
  [
    'a misspelt setting of a field',
    steps(`${allFields}, { "id": "email", "requird": false }`),
    'client.json:6:125 Unknown field "registration.steps[0].fields[5].requird". | Did you mean "required"?',
  ],
  [
    'a step without fields',
    field(`"registration": { "steps": [{ "fields": [${allFields}] }, { "fields": [] }] }`),
    "client.json:6:123 \"registration.steps[1].fields\" needs at least 1 of a kind; found a list. | The fields of the step in their order. 'phone', 'username', 'password', 'bankAccount' and 'ageConfirmed' stay, and 'consents' if the brand has some.",
  ],
  [
    'accounts at another address than LINE',
    field('"contact": { "main": "@example", "linkBase": "https://t.me/" }'),
    'client.json:6:48 "contact.linkBase" is not an address of LINE, so the links to the accounts would be broken. | Leave it out. An account of another service belongs in "contact.channels".',
  ],
  [
    'a host that only looks like LINE',
    field('"contact": { "linkBase": "https://notline.me/R/ti/p/" }'),
    'client.json:6:28 "contact.linkBase" is not an address of LINE, so the links to the accounts would be broken. | Leave it out. An account of another service belongs in "contact.channels".',
  ],
  [
    'an API on this computer, in production',
    client('"bottomBar"', `"api": { "baseUrl": "http://localhost:8787" },\n  ${licence}`),
    'client.json:6:23 A production build needs an API over https; "api.baseUrl" is "http://localhost:8787". | Only this computer can reach that address.',
    production,
  ],
  [
    'an API on a local name, in production',
    client('"bottomBar"', `"api": { "baseUrl": "http://api.localhost/v1" },\n  ${licence}`),
    'client.json:6:23 A production build needs an API over https; "api.baseUrl" is "http://api.localhost/v1". | Only this computer can reach that address.',
    production,
  ],
  [
    'a dark palette that is declared light',
    client('"colorScheme": "dark"', '"colorScheme": "light"'),
    'client.json:9:29 "theme.colorScheme" is "light", but the palette is dark. | The surface is #000000, the text #ffffff.',
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
    'a ground on which its muted labels are unreadable',
    semantic(
      'text-muted',
      '#777777',
      '  "component": { "account-card-bg": { "$type": "color", "$value": "#404040" } }',
    ),
    'tokens.json:3:37 "text-muted" (#777777) on "account-card-bg" (#404040) has a contrast of 2.31:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #060606 for "account-card-bg".',
  ],
  [
    'a ground on which its accent is unreadable',
    semantic(
      'accent-text',
      '#777777',
      '  "component": { "bottom-bar-bg": { "$type": "color", "$value": "#404040" } }',
    ),
    'tokens.json:3:35 "accent-text" (#777777) on "bottom-bar-bg" (#404040) has a contrast of 2.31:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #060606 for "bottom-bar-bg".',
  ],
  [
    'a label that is unreadable on the usual ground',
    tokens('  "component": { "button-primary-text": { "$type": "color", "$value": "#eeeeee" } }'),
    'tokens.json:3:41 "button-primary-text" (#eeeeee) on "accent" (#ffffff) has a contrast of 1.16:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #757575 for "button-primary-text".',
  ],
  [
    'a translucent ground',
    tokens('  "component": { "header-bg": { "$type": "color", "$value": "#00000080" } }'),
    'tokens.json:3:31 "header-bg" must be opaque. | Its contrast would depend on what is below it.',
  ],
  [
    'a background of 288 MB',
    {
      ...field('"minimumAge": 20'),
      ...client('"icon"', '"background": "assets/big.png",\n    "icon"'),
      'assets/big.png': new Uint8Array(0),
    },
    'client.json:12:19 The file "assets/big.png" has 288.0 MB; a picture has at most 500 kB.',
  ],
  [
    'a picture that is cut off',
    picture('logo.png', examplePng(40, 40).subarray(0, 60)),
    'client.json:11:13 The file "assets/logo.png" is a broken or incomplete png file.',
  ],
  [
    'a picture with damaged rows',
    picture('logo.png', damaged(examplePng(40, 40))),
    'client.json:11:13 The file "assets/logo.png" is a broken or incomplete png file.',
  ],
  [
    'a picture larger than phones can decode',
    picture('logo.png', examplePng(5000, 3)),
    'client.json:11:13 The file "assets/logo.png" is 5000 x 3 px; the most are 4096 px.',
  ],
  [
    'a photo that is cut off',
    picture('logo.jpg', jpeg.subarray(0, 20)),
    'client.json:11:13 The file "assets/logo.jpg" is a broken or incomplete jpg file.',
  ],
  [
    'an animation that is cut off',
    picture('logo.gif', gif.subarray(0, 30)),
    'client.json:11:13 The file "assets/logo.gif" is a broken or incomplete gif file.',
  ],
  [
    'a link that leads nowhere',
    client('assets/logo.svg', 'assets/nowhere.svg'),
    'client.json:11:13 The file "assets/nowhere.svg" is a link to a file that does not exist.',
  ],
  [
    'a folder in place of a file',
    client('assets/logo.svg', 'assets/folder.svg'),
    'client.json:11:13 The file "assets/folder.svg" is not a file.',
  ],
  [
    'a drawing that imports a style',
    drawing(svg('<style>@import url(https://x.example/a.css);</style>')),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a drawing that imports a quoted style',
    drawing(svg('<style>@import "https://x.example/a.css";</style>')),
    `${logo} refers to something outside itself (@import).`,
  ],
  [
    'a fill from elsewhere',
    drawing(svg('<rect fill="url(https://x.example/a.svg#b)"/>')),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a font from elsewhere',
    drawing(svg("<style>@font-face{src:url('//x.example/a.woff2')}</style>")),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a style sheet from elsewhere',
    drawing(svg('', '<?xml-stylesheet href="#a"?>')),
    `${logo} refers to something outside itself (xml-stylesheet).`,
  ],
  [
    'a reference without quotes',
    drawing(svg('<use href=https://x.example/a.svg#b />')),
    `${logo} refers to something outside itself.`,
  ],
  [
    'an animated reference',
    drawing(svg('<a><animate attributeName="href" to="https://x.example"/></a>')),
    `${logo} animates a reference.`,
  ],
  [
    'an escaped word in a style',
    drawing(svg('<style>@\\69mport "//x.example"</style>')),
    `${logo} has an escape in its style; write the letter itself.`,
  ],
  [
    'a DOCTYPE with declarations',
    drawing(svg('', '<!DOCTYPE svg [<!ATTLIST svg id ID #IMPLIED>]>')),
    `${logo} has declarations in its DOCTYPE; delete the part in brackets.`,
  ],
  [
    'a drawing that is cut off',
    drawing(svg('<g/>').slice(0, -6)),
    `${logo} is cut off: </svg> is missing at its end.`,
  ],
  [
    'a web page in place of a drawing',
    drawing('<!DOCTYPE html><html></html>'),
    `${logo} is an HTML page, not a drawing.`,
  ],
  [
    'a UTF-16 drawing',
    { ...exampleFiles(), 'assets/logo.svg': utf16(svg('')) },
    `${logo} is UTF-16; save it as UTF-8.`,
  ],
  [
    'a drawing of 200 kB',
    drawing(svg(`<g>${' '.repeat(200_000)}</g>`)),
    `${logo} has 200 kB; a drawing has at most 150 kB.`,
  ],
  [
    'a font of 8 MB',
    withFont(new Uint8Array(8_000_000)),
    'client.json:11:32 The file "assets/a.woff2" has 8.0 MB; a font has at most 150 kB.',
  ],
  [
    'a font of 800 bytes',
    withFont(font('thai').subarray(0, 800)),
    'client.json:11:32 The file "assets/a.woff2" is a broken or incomplete woff2 font.',
  ],
  [
    'a font with damaged tables',
    withFont(damaged(font('thai'))),
    'client.json:11:32 The file "assets/a.woff2" is a broken or incomplete woff2 font.',
  ],
  [
    'a font of another weight',
    changedFile(withFont(font('thai')), '"weight": 400', '"weight": 900'),
    'client.json:11:19 "assets/a.woff2" has the weight 400. | Declare the weights of the file.',
  ],
  [
    'a weight that does not exist',
    changedFile(withFont(font('thai')), '"weight": 400', '"weight": 4000'),
    'client.json:11:19 "theme.fontFaces[0].weight" must be at most 1000; found the number 4000. | The weight of the file, such as 400 or 700.',
  ],
  [
    'a range of weights of a font that is not variable',
    withFont(font('thai'), ', "weightTo": 700'),
    'client.json:11:62 "assets/a.woff2" is not a variable font. | Leave "weightTo" out, and add a file for each weight.',
  ],
  [
    'a heading font without Thai letters',
    changedFile(
      withFont(font('latin')),
      /"fontFaces": \[\n\s*(.*)\n\s*\]/,
      '"headingFont": { "family": "Head", "faces": [$1] }',
    ),
    'client.json:10:50 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
  [
    'a misspelt heading font',
    client('"Sarabun"', '"Sarabun", "headingFnt": {}'),
    'client.json:9:87 Unknown field "theme.headingFnt". | Did you mean "headingFont"?',
  ],
  [
    'faces without Thai letters',
    withFont(font('latin')),
    'client.json:11:7 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
  [
    'a range without Thai letters',
    withFont(font('thai'), ', "unicodeRange": "U+0000-00FF"'),
    'client.json:11:7 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
];

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0x55, Math.floor(bytes.length * 0.7), Math.floor(bytes.length * 0.8));
  return copy;
}

function check(files: Files, options?: CheckOptions): readonly string[] {
  const { folder } = brand(options === production ? readyForProduction(files) : files);
  const big = join(folder, 'assets/big.png');
  if ('assets/big.png' in files) truncateSync(big, 288_000_000);
  symlinkSync(join(folder, 'assets/gone.svg'), join(folder, 'assets/nowhere.svg'));
  mkdirSync(join(folder, 'assets/folder.svg'));
  return problemTexts(checkClient(folder, options), folder);
}

describe('one message for', () => {
  const listed = wrong.map(
    ([name, files, problem, options]) => [`${name}: ${problem}`, files, problem, options] as const,
  );
  it.each(listed)('%s', (_title, files, problem, options) => {
    expect(check(files, options)).toEqual([problem]);
  });
});

it('these are 60 kinds of mistakes, each with a message of one line', () => {
  expect(wrong.length).toBeGreaterThanOrEqual(60);
  for (const [, , problem] of wrong) expect(problem).not.toContain('\n');
});

describe('a right brand may have', () => {
  const fine: readonly (readonly [string, Files])[] = [
    [
      'an old DOCTYPE',
      drawing(
        svg(
          '',
          '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
        ),
      ),
    ],
    ['a comment after its drawing', drawing(`${svg('')}<!-- made by hand -->\n`)],
    ['a gradient of its own', drawing(svg(`<rect fill="url(#a)" style="filter: url('#b')"/>`))],
    ['a photo', picture('logo.jpg', jpeg)],
    ['a GIF', picture('logo.gif', gif)],
    ['a PNG', picture('logo.png', examplePng(40, 40))],
    ['a font with Thai letters', withFont(font('thai'), ', "unicodeRange": "U+0E01-0E5B, U+200C-200D"')],
    ['the joiners of Thai words', client('"Example"', '"ดาว\u200bทอง\u2060"')],
    ['a message of two lines', changed(['messages.th.json', '"OK"', '"ตกลง\\nได้"'])],
    ['a LINE address', field('"contact": { "linkBase": "https://line.me/ti/p" }')],
    ['a word of seven signs', client('"Example"', '"======= x"')],
  ];
  it.each(fine)('%s', (_name, files) => expect(check(files)).toEqual([]));

  it('an API over https, in production', () => {
    const files = client('"bottomBar"', `"api": { "baseUrl": "https://api.example.com" },\n  ${licence}`);
    expect(check(files, production)).toEqual([]);
  });
});
