import {
  client,
  field,
  licence,
  production,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const wrong: readonly WrongBrand[] = [
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
    'a LINE id without the @ of official accounts',
    field('"contact": { "main": "siamlotus" }'),
    `client.json:6:24 "contact.main" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "siamlotus". | Did you mean "@siamlotus" (official) or "~siamlotus" (personal)?`,
  ],
  [
    'a LINE channel without the @ of official accounts',
    field('"contact": { "channels": [{ "kind": "line", "account": "siamlotus" }] }'),
    `client.json:6:58 "contact.channels[0].account" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "siamlotus". | Did you mean "@siamlotus" (official) or "~siamlotus" (personal)?`,
  ],
  [
    'the address of a LINE account',
    field('"contact": { "backup": "https://line.me/R/ti/p/%40siamlotus" }'),
    `client.json:6:26 "contact.backup" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "https://line.me/R/ti/p/%40siamlotus". | Did you mean "@siamlotus"?`,
  ],
  [
    'the short link of a LINE account',
    field('"contact": { "main": "https://lin.ee/abc" }'),
    `client.json:6:24 "contact.main" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "https://lin.ee/abc". | A short link is a channel of the kind "custom".`,
  ],
  [
    'a LINE account with a blank',
    field('"contact": { "main": "@siam lotus" }'),
    `client.json:6:24 "contact.main" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "@siam lotus". | The main LINE account: '@' and the id of an official account, or '~' and the id of a personal account.`,
  ],
  [
    'the same account twice',
    field('"contact": { "main": "@siamlotus", "backup": "@siamlotus" }'),
    'client.json:6:48 "contact.backup" is the same account as "contact.main". | Leave it out.',
  ],
  [
    'the same channel twice',
    field(
      '"contact": { "channels": [{ "kind": "phone", "account": "1323" }, { "kind": "phone", "account": "1323", "name": "A" }] }',
    ),
    'client.json:6:69 "1323" occurs twice in "contact.channels".',
  ],
  [
    'the address of a Facebook page',
    field(
      '"contact": { "channels": [{ "kind": "facebook", "account": "https://www.facebook.com/siam.lotus/" }] }',
    ),
    `client.json:6:62 "contact.channels[0].account" must be the name of a Facebook page as in its address, such as 'example.page'; found the text "https://www.facebook.com/siam.lotus/". | Did you mean "siam.lotus"?`,
  ],
  [
    'the same phone number in two spellings',
    field(
      '"contact": { "channels": [{ "kind": "phone", "account": "02-123-4567" }, { "kind": "phone", "account": "021234567" }] }',
    ),
    'client.json:6:76 "021234567" occurs twice in "contact.channels".',
  ],
  [
    'a channel with the main account',
    field('"contact": { "main": "@example", "channels": [{ "kind": "line", "account": "@example" }] }'),
    'client.json:6:49 "@example" is already in "contact.main" or "contact.backup".',
  ],
  [
    'a phone number without digits',
    field('"contact": { "channels": [{ "kind": "phone", "account": "0-------" }] }'),
    `client.json:6:59 "contact.channels[0].account" must be a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'; found the text "0-------".`,
  ],
  [
    'an address with a blank',
    field('"frames": { "scoreUrl": "https://scores.example/a b" }'),
    'client.json:6:27 "frames.scoreUrl" has a blank; write %20; found the text "https://scores.example/a b". | The page of the league table.',
  ],
  [
    'an address with a user name',
    field('"frames": { "scoreUrl": "https://me@scores.example/" }'),
    `client.json:6:27 "frames.scoreUrl" must be a whole address such as 'https://www.example.com/page', without a user name or quotes; found the text "https://me@scores.example/". | The page of the league table.`,
  ],
  [
    'an address with a port that does not exist',
    field('"frames": { "scoreUrl": "https://scores.example:99999/" }'),
    'client.json:6:27 "frames.scoreUrl" has the port 99999; the most are 65535.',
  ],
  [
    'an origin with a port that does not exist',
    field('"hosts": { "images": ["https://cdn.example:70000"] }'),
    'client.json:6:25 "hosts.images[0]" has the port 70000; the most are 65535.',
  ],
  [
    'an API whose host has an empty part',
    field('"api": { "baseUrl": "https://api..example.com" }'),
    'client.json:6:23 "api.baseUrl" has a wrong host name.',
  ],
  [
    'a frame on this computer, in production',
    client('"bottomBar"', `"frames": { "scoreUrl": "https://localhost/a" }, ${licence}`),
    'client.json:6:27 "frames.scoreUrl" is on "localhost", which members can not reach.',
    production,
  ],
  [
    'an API in a local network, in production',
    client('"bottomBar"', `"api": { "baseUrl": "https://192.168.1.5" }, ${licence}`),
    'client.json:6:23 "api.baseUrl" is on "192.168.1.5", which members can not reach.',
    production,
  ],
  [
    'a service of the sandbox, in production',
    client('"bottomBar"', `"frames": { "scoreUrl": "https://provider.sandbox.example/a" }, ${licence}`),
    'client.json:6:27 "frames.scoreUrl" is on "provider.sandbox.example", which members can not reach. | It is a service of the sandbox. Write your own, or leave the field out.',
    production,
  ],
  [
    'a licence with the dots of the guide, in production',
    client('"bottomBar"', licence.replace('"number": "1"', '"number": "…"')),
    'client.json:6:41 "licence.number" is "…", which is not filled in.',
    production,
  ],
  [
    'a licence to be filled in, in production',
    client('"bottomBar"', licence.replace('"holder": "A"', '"holder": "TODO"')),
    'client.json:6:26 "licence.holder" is "TODO", which is not filled in.',
    production,
  ],
  [
    'a copyright sign of its own',
    client('"Example Ltd"', '"© Example Ltd"'),
    'client.json:5:25 "footer.holder" has "©", which the footer adds. | Write only the name of the holder.',
  ],
  [
    'a copyright of the future',
    client('"holder"', '"publicYear": 2199, "holder"'),
    'client.json:5:29 "footer.publicYear" is 2199, which is in the future.',
  ],
  [
    'a film twice',
    field(
      '"films": [{ "title": "a", "frameUrl": "https://films.example/1" }, { "title": "b", "frameUrl": "https://films.example/1" }]',
    ),
    'client.json:6:70 "films[1]" is the same film as an earlier one.',
  ],
  [
    'a page of YouTube as a film',
    field('"films": [{ "title": "a", "frameUrl": "https://www.youtube.com/watch?t=5&v=dQw4w9WgXcQ" }]'),
    'client.json:6:41 "films[0].frameUrl" is a page that YouTube shows in no frame. | Write "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ".',
  ],
  [
    'captions of a frame',
    {
      ...field(
        '"films": [{ "title": "a", "frameUrl": "https://films.example/1", "captions": "assets/a.vtt" }]',
      ),
      'assets/a.vtt': 'WEBVTT',
    },
    'client.json:6:80 "films[0].captions" has no effect, because a frame has its own captions. | Leave it out.',
  ],
  [
    'captions with another ending',
    {
      ...field('"films": [{ "title": "a", "file": "assets/a.mp4", "captions": "assets/a.srt" }]'),
      'assets/a.mp4': '\0\0\0\x18ftypmp42',
    },
    'client.json:6:65 "films[0].captions" must be a file name of plain letters, digits, hyphens and dots, of the format vtt; found the text "assets/a.srt". | Thai captions of the file as a .vtt file, in assets/.',
  ],
  [
    'a table of refunds with other names',
    client(
      '{ "1": 5, "2": 5, "3": 7, "4": 9, "5": 10, "6": 10 }',
      '{ "level1": 5, "level2": 5, "level3": 7, "level4": 9, "level5": 10, "level6": 10 }',
    ),
    'client.json:7:20 Unknown fields "refundTable.level1", "refundTable.level2", "refundTable.level3", "refundTable.level4", "refundTable.level5", "refundTable.level6". | Known: 1, 2, 3, 4, 5, 6.',
  ],
  [
    'a category of the turnover twice',
    field('"bonus": { "turnoverMultiple": 2, "turnoverCategories": ["slots", "slots"] }'),
    'client.json:6:69 "slots" occurs twice in "bonus.turnoverCategories".',
  ],
  [
    'a help line in Thai digits',
    field('"protection": { "helpLine": { "number": "๑๓๒๓" } }'),
    `client.json:6:43 "protection.helpLine.number" must be a phone number such as '1323' or '02-123-4567'; found the text "๑๓๒๓". | It has Thai digits; write "1323".`,
  ],
  [
    'a field of another object in a provider',
    client(
      '"defaultCategory"',
      '"providers": [{ "id": "PG", "icon": "assets/logo.svg" }], "defaultCategory"',
    ),
    'client.json:8:75 Unknown field "game.providers[0].icon". | Known: id, name, logo.',
  ],
  [
    'a field of another object with blanks around its value',
    client('"www.example.com"', '" www.example.com"'),
    `client.json:4:15 "domains[0]" must be a host name such as 'www.example.com', without protocol, port or path; found the text " www.example.com". | Did you mean "www.example.com"?`,
  ],
  [
    'an IP address as a domain',
    client('"www.example.com"', '"127.0.0.1"'),
    'client.json:4:15 "127.0.0.1" is the address of a computer, not a domain. | Write a name such as "www.example.com".',
  ],
  [
    'a domain with Thai letters',
    client('"www.example.com"', '"www.\u0E44\u0E17\u0E22.com"'),
    `client.json:4:15 "domains[0]" must be a host name such as 'www.xn--o3cw4h.com', without protocol, port or path; found the text "www.\u0E44\u0E17\u0E22.com".`,
  ],
  [
    'a list without categories',
    client('"categories": ["sport", "slots"], "defaultCategory": "sport"', '"categories": []'),
    'client.json:8:27 "game.categories" needs at least 1 of a kind; found a list. | Game categories in the order of their tiles: built-in ids, or objects for categories of your own.',
  ],
  [
    'an API on this computer, in production',
    client('"bottomBar"', `"api": { "baseUrl": "http://localhost:8787" },\n  ${licence}`),
    'client.json:6:23 A production build needs an API over https; "api.baseUrl" is "http://localhost:8787". | Only this computer can reach that address.',
    production,
  ],
  [
    'an API without https, in production',
    client('"bottomBar"', `"api": { "baseUrl": "http://api.example.com" },\n  ${licence}`),
    `client.json:6:23 "api.baseUrl" must be '/' (the site's own origin) or an address that begins with https://; found the text "http://api.example.com". | Where the API is: '/' for the site's own origin, else an https address.`,
    production,
  ],
  [
    'an API on a local name, in production',
    client('"bottomBar"', `"api": { "baseUrl": "http://api.localhost/v1" },\n  ${licence}`),
    'client.json:6:23 A production build needs an API over https; "api.baseUrl" is "http://api.localhost/v1". | Only this computer can reach that address.',
    production,
  ],
];

testWrongBrands(wrong);

testRightBrands({
  'a LINE address': field('"contact": { "linkBase": "https://line.me/ti/p" }'),
  'a personal LINE account': field('"contact": { "main": "~somchai.k" }'),
});
testRightBrands(
  {
    'an API over https, in production': client(
      '"bottomBar"',
      `"api": { "baseUrl": "https://api.example.com" },\n  ${licence}`,
    ),
  },
  production,
);
