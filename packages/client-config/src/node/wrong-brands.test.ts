import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, removeBrands, problemTexts, type Change } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

const wrong: readonly (readonly [name: string, change: Change, problem: string])[] = [
  [
    'an unknown field',
    ['client.json', '"bottomBar"', '"botomBar"'],
    'client.json:6:3 Unknown field "botomBar". | Did you mean "bottomBar"?',
  ],
  [
    'an unknown field within a field',
    ['client.json', '"holder": "Example Ltd"', '"holder": "x", "pubicYear": 2022'],
    'client.json:5:30 Unknown field "footer.pubicYear". | Did you mean "publicYear"?',
  ],
  [
    'a text instead of a number',
    ['client.json', '"holder": "Example Ltd"', '"holder": "x", "publicYear": "2022"'],
    'client.json:5:44 "footer.publicYear" must be a number; found the text "2022". | The year in the footer of public pages.',
  ],
  [
    'a missing field',
    ['client.json', '"holder": "Example Ltd"', ''],
    'client.json:5:13 "footer.holder" is missing. | Who holds the copyright.',
  ],
  [
    'a misspelt choice',
    ['client.json', '"fourth": "media"', '"fourth": "widthraw"'],
    'client.json:6:28 "bottomBar.fourth" must be one of "withdraw", "media"; found the text "widthraw". | Did you mean "withdraw"?',
  ],
  [
    'a refund percent out of range',
    ['client.json', '"4": 9', '"4": 109'],
    'client.json:7:49 "refundTable.4" must be at most 100; found the number 109.',
  ],
  [
    'a refund percent that is not whole',
    ['client.json', '"4": 9', '"4": 9.5'],
    'client.json:7:49 "refundTable.4" must be an integer; found the number 9.5.',
  ],
  [
    'a level without a percent',
    ['client.json', ', "6": 10', ''],
    'client.json:7:18 "refundTable.6" is missing.',
  ],
  [
    'a refund table of four levels',
    ['client.json', ', "5": 10, "6": 10', ''],
    'client.json:7:18 "refundTable" lacks "5", "6". | Loss refunds: \'default\', \'tier\', \'none\', or a percent for each level from 1 to 6. A level with 0 has no refund.',
  ],
  [
    'a misspelt field that every brand needs',
    ['client.json', '"holder"', '"hodler"'],
    'client.json:5:15 Unknown field "footer.hodler". | Did you mean "holder"?',
  ],
  [
    'the name of no refund table',
    ['client.json', '{ "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 }', '"teir"'],
    'client.json:7:18 "refundTable" must be one of "default", "tier", "none"; found the text "teir". | Did you mean "tier"?',
  ],
  [
    'a missing file',
    ['client.json', 'assets/logo.svg', 'assets/lgo.svg'],
    'client.json:11:13 The file "assets/lgo.svg" does not exist. | Did you mean "assets/logo.svg"?',
  ],
  [
    'a path that leaves the folder',
    ['client.json', 'assets/logo.svg', 'assets/../../other/logo.svg'],
    `client.json:11:13 "assets.logo" points out of the client's folder; its files are in assets/; found the text "assets/../../other/logo.svg". | The logo in headers.`,
  ],
  [
    'a WebP picture (CO-05)',
    ['client.json', 'assets/logo.svg', 'assets/logo.webp'],
    `client.json:11:13 "assets.logo" is webp, which Safari 12 and Edge 15 can't show (CO-05); found the text "assets/logo.webp". | The logo in headers.`,
  ],
  [
    'a picture from elsewhere',
    ['client.json', 'assets/logo.svg', 'https://example.com/logo.svg'],
    `client.json:11:13 "assets.logo" must be a path that begins with 'assets/'; found the text "https://example.com/logo.svg". | The logo in headers.`,
  ],
  [
    'an SVG that contains a script',
    ['assets/logo.svg', '/>', '><script>1</script></svg>'],
    'client.json:11:13 The file "assets/logo.svg" contains a script.',
  ],
  [
    'a host that is not https',
    ['client.json', '"bottomBar"', '"hosts": { "images": ["http://cdn.example.com"] },\n  "bottomBar"'],
    `client.json:6:25 "hosts.images[0]" must be an origin over https such as 'https://cdn.example.com', without a path; found the text "http://cdn.example.com".`,
  ],
  [
    'a domain with a protocol',
    ['client.json', '"www.example.com"', '"https://www.example.com"'],
    `client.json:4:15 "domains[0]" must be a host name such as 'www.example.com', without protocol, port or path; found the text "https://www.example.com".`,
  ],
  [
    'an attribute that chat does not know (CH-02)',
    [
      'client.json',
      '"bottomBar"',
      '"chat": { "scriptUrl": "https://c.example", "attributes": ["phon"] },\n  "bottomBar"',
    ],
    'client.json:6:62 "chat.attributes[0]" must be one of "name", "phone", "username", "bankName", "bankId", "level", "point", "email"; found the text "phon". | Did you mean "phone"?',
  ],
  [
    'a layout variant that does not exist',
    ['client.json', '"bottomBar"', '"layout": { "tiles": "mosaik" },\n  "bottomBar"'],
    'client.json:6:24 "layout.tiles" must be one of "grid", "mosaic", "shelf", "list"; found the text "mosaik". | Did you mean "mosaic"?',
  ],
  [
    'a part of the dashboard twice',
    [
      'client.json',
      '"bottomBar"',
      '"layout": { "dashboard": ["due", "games", "news", "tier", "due"] },\n  "bottomBar"',
    ],
    'client.json:6:61 "due" occurs twice in "layout.dashboard".',
  ],
  [
    'a dashboard without what is due',
    ['client.json', '"bottomBar": { "fourth": "media" }', '"layout": { "dashboard": ["games"] }'],
    `client.json:6:28 "layout.dashboard" hides "due", "tier", which can be moved but not hidden. | Always there: "due", "tier".`,
  ],
  [
    'a visitors menu without contact',
    ['client.json', '"bottomBar": { "fourth": "media" }', '"layout": { "drawer": ["login"] }'],
    `client.json:6:25 "layout.drawer" hides "contact", which can be moved but not hidden. | Always there: "contact", "login".`,
  ],
  [
    'a menu without the losses',
    [
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      '"layout": { "menu": ["contact", "history", "password", "protection"] }',
    ],
    `client.json:6:23 "layout.menu" hides "winLost", which can be moved but not hidden. | Always there: "history", "winLost", "password", "protection", "contact".`,
  ],
  [
    'a misspelt link of the menu',
    ['client.json', '"bottomBar": { "fourth": "media" }', '"layout": { "menu": ["histroy"] }'],
    `client.json:6:24 "layout.menu[0]" must be one of "history", "winLost", "affiliate", "ranking", "media", "reward", "address", "password", "protection", "contact"; found the text "histroy". | Did you mean "history"?`,
  ],
  [
    'an entry of the visitors menu twice',
    [
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      '"layout": { "drawer": ["login", "contact", "login"] }',
    ],
    `client.json:6:46 "login" occurs twice in "layout.drawer".`,
  ],
  [
    'a bottom bar of four entries',
    [
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      '"layout": { "bottomBar": ["dashboard", "history", "games", "contact"] }',
    ],
    `client.json:6:28 "layout.bottomBar" has 4 entries; a bottom bar has 5.`,
  ],
  [
    'a bottom bar without games in the middle',
    [
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      '"layout": { "bottomBar": ["games", "dashboard", "history", "media", "contact"] }',
    ],
    `client.json:6:28 "layout.bottomBar" needs "games" as the third entry, which is the raised one.`,
  ],
  [
    'a bottom bar that hides withdrawals',
    [
      'client.json',
      '"bottomBar": { "fourth": "media" }',
      '"layout": { "bottomBar": ["dashboard", "deposit", "games", "media", "contact"] }',
    ],
    `client.json:6:28 "layout.bottomBar" has "deposit" without "withdraw"; a withdrawal must be as easy to find.`,
  ],
  [
    'two ways to name the fourth entry',
    [
      'client.json',
      '"bottomBar"',
      '"layout": { "bottomBar": ["dashboard", "withdraw", "games", "media", "contact"] },\n  "bottomBar"',
    ],
    'client.json:7:28 "bottomBar.fourth" has no effect, because "layout.bottomBar" names all entries. | Keep one of the two.',
  ],
  [
    'a misspelt numeric font',
    ['client.json', '"fontFamily": "Sarabun"', '"fontFamily": "Sarabun", "numericFonts": {}'],
    'client.json:9:87 Unknown field "theme.numericFonts". | Did you mean "numericFont"?',
  ],
  [
    'a hero scene without its layers',
    ['client.json', '"logo": "assets/logo.svg"', '"hero": "assets/icon.svg", "logo": "assets/logo.svg"'],
    'client.json:11:13 The file "assets/icon.svg" lacks the layer "far", "near", "drift".',
  ],
  [
    'a default category that is not offered',
    ['client.json', '"defaultCategory": "sport"', '"defaultCategory": "lotto"'],
    'client.json:8:66 The default category "lotto" is not among "game.categories". | Known: sport, slots.',
  ],
  [
    'a misspelt list of categories with a category of its own',
    [
      'client.json',
      '"game": { "categories": ["sport", "slots"], "defaultCategory": "sport" }',
      '"bonus": { "turnoverCategories": ["crash"] },\n  "game": { "categoriess": [{ "id": "crash", "name": "A" }], "defaultCategory": "crash" }',
    ],
    'client.json:9:13 Unknown field "game.categoriess". | Did you mean "categories"?',
  ],
  [
    'misspelt settings of the games',
    [
      'client.json',
      '"game": { "categories": ["sport", "slots"], "defaultCategory": "sport" }',
      '"bonus": { "turnoverCategories": ["crash"] },\n  "gmae": { "categories": [{ "id": "crash", "name": "A" }] }',
    ],
    'client.json:9:3 Unknown field "gmae". | Did you mean "game"?',
  ],
  [
    'a default category whose id is misspelt',
    [
      'client.json',
      '["sport", "slots"], "defaultCategory": "sport"',
      '[{ "di": "crash", "name": "A" }], "defaultCategory": "crash"',
    ],
    'client.json:8:30 Unknown field "game.categories[0].di". | Did you mean "id"?',
  ],
  [
    'a misspelt category',
    ['client.json', '["sport", "slots"]', '["sport", "slotz"]'],
    'client.json:8:37 "slotz" is not a built-in category and has no name. | Did you mean "slots"? A category of your own is an object with "id" and "name".',
  ],
  [
    'a category of its own without a name',
    ['client.json', '["sport", "slots"]', '["sport", { "id": "crash" }]'],
    'client.json:8:45 "crash" is not a built-in category and has no name. | Known: sport, casino, slots, fishing, card, lotto, hot. A category of your own is an object with "id" and "name".',
  ],
  [
    'an unknown field of a category',
    ['client.json', '["sport", "slots"]', '["sport", { "id": "crash", "nmae": "x" }]'],
    'client.json:8:54 Unknown field "game.categories[1].nmae". | Did you mean "name"?',
  ],
  [
    'a provider code in lower case',
    ['client.json', '"defaultCategory": "sport"', '"providers": ["JK", "pg"]'],
    `client.json:8:67 "game.providers[1]" must be a provider's code such as 'JK': 2 to 12 capital letters and digits; found the text "pg". | Did you mean "PG"?`,
  ],
  [
    'a provider whose code is too long',
    ['client.json', '"defaultCategory": "sport"', '"providers": [{ "id": "PRAGMATICPLAY", "name": "x" }]'],
    `client.json:8:69 "game.providers[0].id" must be a provider's code such as 'JK': 2 to 12 capital letters and digits; found the text "PRAGMATICPLAY". | The code of the provider, as the backend sends it: 2 to 12 capital letters and digits.`,
  ],
  [
    'a provider that occurs twice, once with a name',
    ['client.json', '"defaultCategory": "sport"', '"providers": ["JK", { "id": "JK", "name": "x" }]'],
    'client.json:8:75 "JK" occurs twice in "game.providers".',
  ],
  [
    'the logo of a provider that does not exist',
    ['client.json', '"defaultCategory": "sport"', '"providers": [{ "id": "PG", "logo": "assets/lgo.svg" }]'],
    'client.json:8:83 The file "assets/lgo.svg" does not exist. | Did you mean "assets/logo.svg"?',
  ],
  [
    'a turnover of a category that does not exist',
    ['client.json', '"bottomBar"', '"bonus": { "turnoverCategories": ["slot"] },\n  "bottomBar"'],
    'client.json:6:37 "slot" is not among "game.categories". | Did you mean "slots"?',
  ],
  [
    'an unknown kind of contact',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "telegrm", "account": "@example" }] },\n  "bottomBar"',
    ],
    `client.json:6:39 "contact.channels[0].kind" must be one of "line", "telegram", "phone", "facebook", "email", "custom"; found the text "telegrm". | Did you mean "telegram"?`,
  ],
  [
    'a phone number with letters',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "phone", "account": "02-CALL-ME" }] },\n  "bottomBar"',
    ],
    `client.json:6:59 "contact.channels[0].account" must be a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'; found the text "02-CALL-ME".`,
  ],
  [
    'a phone number with a Thai digit',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "phone", "account": "02-123-456๗" }] },\n  "bottomBar"',
    ],
    `client.json:6:59 "contact.channels[0].account" must be a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'; found the text "02-123-456๗". | It has Thai digits; write "02-123-4567".`,
  ],
  [
    'an e-mail address without a host',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "email", "account": "help@" }] },\n  "bottomBar"',
    ],
    `client.json:6:59 "contact.channels[0].account" must be an e-mail address such as 'help@example.com'; found the text "help@".`,
  ],
  [
    'a Facebook page as an address',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "facebook", "account": "https://facebook.com/x" }] },\n  "bottomBar"',
    ],
    `client.json:6:62 "contact.channels[0].account" must be the name of a Facebook page as in its address, such as 'example.page'; found the text "https://facebook.com/x".`,
  ],
  [
    'a channel without an account',
    ['client.json', '"bottomBar"', '"contact": { "channels": [{ "kind": "line" }] },\n  "bottomBar"'],
    `client.json:6:29 "contact.channels[0]" is of the kind "line" and lacks "account".`,
  ],
  [
    'a page of its own without a name',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "custom", "url": "https://a.example" }] },\n  "bottomBar"',
    ],
    `client.json:6:29 "contact.channels[0]" is of the kind "custom" and lacks "name".`,
  ],
  [
    'an address in a channel with an account',
    [
      'client.json',
      '"bottomBar"',
      '"contact": { "channels": [{ "kind": "line", "account": "@a1", "url": "https://a.example" }] },\n  "bottomBar"',
    ],
    `client.json:6:72 "contact.channels[0]" is of the kind "line", which has no "url". | Use "account".`,
  ],
  [
    'a film without a source',
    ['client.json', '"bottomBar"', '"films": [{ "title": "x" }],\n  "bottomBar"'],
    'client.json:6:13 "films[0]" needs either a "file" or a "frameUrl", and has neither.',
  ],
  [
    'the id of another folder',
    ['client.json', '"id": "example"', '"id": "other"'],
    'client.json:2:9 "id" is "other" but the folder is "example". | Both must be the same.',
  ],
  [
    'an id in capitals',
    ['client.json', '"id": "example"', '"id": "Example"'],
    `client.json:2:9 "id" has capital letters, which a host name can not have; found the text "Example". | Did you mean "example"?`,
  ],
  [
    'an id with Thai letters',
    ['client.json', '"id": "example"', '"id": "ดาว"'],
    `client.json:2:9 "id" has Thai letters; an id is Latin, and "name" has the Thai name; found the text "ดาว". | The client's id: the name of its folder; lower-case letters, digits and hyphens.`,
  ],
  [
    'an id that is a path',
    ['client.json', '"id": "example"', '"id": "../other"'],
    `client.json:2:9 "id" is a path; an id is the name of one folder; found the text "../other". | The client's id: the name of its folder; lower-case letters, digits and hyphens.`,
  ],
  [
    'an id that is a reserved word',
    ['client.json', '"id": "example"', '"id": "localhost"'],
    'client.json:2:9 "id" is a reserved word; choose another; found the text "localhost".',
  ],
  [
    'a host with a star, which no policy lists',
    ['client.json', '"bottomBar"', '"hosts": { "frames": ["https://*.example.com"] },\n  "bottomBar"'],
    'client.json:6:25 "hosts.frames[0]" has a *, which the site policy never lists; name each host; found the text "https://*.example.com".',
  ],
  [
    'a frame whose host no policy lists',
    ['client.json', '"bottomBar"', '"frames": { "scoreUrl": "https://Scores.example/th" },\n  "bottomBar"'],
    'client.json:6:27 "frames.scoreUrl" must have its host in lower case; found the text "https://Scores.example/th". | Did you mean "https://scores.example/th"?',
  ],
  [
    'an address over http',
    ['client.json', '"bottomBar"', '"frames": { "liveScoreUrl": "http://scores.example" },\n  "bottomBar"'],
    'client.json:6:31 "frames.liveScoreUrl" must be an address that begins with https://; found the text "http://scores.example". | The page of live results.',
  ],
  [
    'a path that begins at the root',
    ['client.json', 'assets/logo.svg', '/etc/passwd'],
    `client.json:11:13 "assets.logo" points out of the client's folder; its files are in assets/; found the text "/etc/passwd". | The logo in headers.`,
  ],
  [
    'a category that occurs twice',
    ['client.json', '["sport", "slots"]', '["sport", "slots", "sport"]'],
    'client.json:8:46 "sport" occurs twice in "game.categories".',
  ],
  [
    'a field that occurs twice',
    ['client.json', '"name": "Example",', '"name": "Example", "name": "Again",'],
    'client.json:3:22 The field "name" is repeated here. | Keep one of the two.',
  ],
  [
    'a comma too many',
    ['client.json', '"assets/icon.svg"', '"assets/icon.svg",'],
    'client.json:13:3 A field name between double quotes is expected here; there may be an extra comma before it.',
  ],
  [
    'a field name without double quotes',
    ['client.json', '"id": "example"', 'id: "example"'],
    'client.json:2:3 This is not a JSON value; texts need double quotes.',
  ],
  [
    'a comment',
    ['client.json', '"id": "example",', '"id": "example", // the id'],
    'client.json:2:20 JSON has no comments.',
  ],
  [
    'a text under an unknown key',
    ['messages.th.json', '"common.ok"', '"common.okk"'],
    'messages.th.json:2:3 Unknown text "common.okk". | Did you mean "common.ok"?',
  ],
  [
    'a text under a key of a renamed namespace',
    ['messages.th.json', '"common.ok"', '"login.title"'],
    'messages.th.json:2:3 Unknown text "login.title". | Did you mean "session.title"?',
  ],
  [
    'a text that lost a placeholder',
    ['messages.th.json', '{page} - {brand}', '{page} - {band}'],
    'messages.th.json:3:26 "shell.documentTitle" has the placeholders {page} {band}; it needs {page} {brand}. | The usual text: {page} | {brand}',
  ],
  [
    'an empty text',
    ['messages.th.json', '"OK"', '" "'],
    'messages.th.json:2:16 "common.ok" is empty. | Leave it out to keep the usual text.',
  ],
  [
    'a missing colour',
    ['tokens.json', '    "text": { "$value": "{palette.white}" },\n', ''],
    'tokens.json:3:15 The colour "semantic.text" is missing.',
  ],
  [
    'an unknown colour',
    ['tokens.json', '"$type": "color",\n', '"$type": "color",\n    "surfce": { "$value": "#000000" },\n'],
    'tokens.json:5:5 Unknown token "semantic.surfce". | Did you mean "surface"?',
  ],
  [
    'a reference to nothing',
    ['tokens.json', '"surface": { "$value": "{palette.black}"', '"surface": { "$value": "{palette.blak}"'],
    'tokens.json:5:28 "{palette.blak}" refers to a token that does not exist. | Did you mean "palette.black"?',
  ],
  [
    'references in a circle',
    [
      'tokens.json',
      '"black": { "$value": "#000000" }',
      '"black": { "$value": "#000000" }, "a": { "$value": "{palette.b}" }, "b": { "$value": "{palette.a}" }',
    ],
    'tokens.json:2:85 This reference is circular: palette.a -> palette.b -> palette.a.',
  ],
  [
    'a colour that is none',
    ['tokens.json', '"focus": { "$value": "{palette.white}"', '"focus": { "$value": "white"'],
    'tokens.json:29:26 "semantic.focus" is not a color. | Write "#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }.',
  ],
  [
    'a palette colour that is none, to which others refer',
    ['tokens.json', '"black": { "$value": "#000000" }', '"black": { "$value": "#00000" }'],
    'tokens.json:2:55 "palette.black" is not a color. | Write "#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }.',
  ],
  [
    'a contrast that is too low, with its figures',
    ['tokens.json', '"on-info": { "$value": "{palette.black}"', '"on-info": { "$value": "#8a8a8a"'],
    'tokens.json:22:16 "on-info" (#8a8a8a) on "info" (#ffffff) has a contrast of 3.45:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #757575 for "on-info".',
  ],
  [
    'a contrast that is too low within a component',
    [
      'tokens.json',
      '  "semantic"',
      '  "component": { "$type": "color", "floating-bg": { "$value": "#111111" } },\n  "semantic"',
    ],
    'tokens.json:3:51 "on-accent" (#000000) on "floating-bg" (#111111) has a contrast of 1.11:1; it must be at least 4.5:1. | Make one of the two lighter or darker, such as #757575 for "floating-bg".',
  ],
  [
    'a colour that lets through where contrast counts',
    ['tokens.json', '"focus": { "$value": "{palette.white}"', '"focus": { "$value": "#ffffff80"'],
    'tokens.json:29:14 "focus" must be opaque. | Its contrast would depend on what is below it.',
  ],
  [
    'a component token under the name of a colour',
    [
      'tokens.json',
      '  "semantic"',
      '  "component": { "$type": "color", "text-muted": { "$value": "#dddddd" } },\n  "semantic"',
    ],
    'tokens.json:3:36 The component token "text-muted" has the name of another token. | Set it in "semantic" or "scale" instead.',
  ],
  [
    'a group that does not exist',
    ['tokens.json', '"palette": {', '"colors": {}, "palette": {'],
    'tokens.json:2:3 Unknown group "colors". | Known: palette, semantic, scale, component.',
  ],
  [
    'a scale in the wrong unit',
    [
      'tokens.json',
      '  "semantic"',
      '  "scale": { "space": { "1": { "$type": "dimension", "$value": "4px" } } },\n  "semantic"',
    ],
    'tokens.json:3:64 "scale.space.1" is not a dimension. | Write { "value": 16, "unit": "px" }.',
  ],
];

describe('the report on an invalid brand', () => {
  it.each(wrong)('%s', (_name, change, problem) => {
    const { folder } = brand(changed(change));
    expect(problemTexts(checkClient(folder), folder)).toEqual([problem]);
  });
});
