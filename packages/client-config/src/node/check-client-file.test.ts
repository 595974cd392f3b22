import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../../test/example-brand.ts';
import { checkClientFile, type CheckTarget } from './check-client-file.ts';
import { isJsonObject, readJsonSource } from './json-source.ts';

const example: unknown = JSON.parse(exampleFiles()['client.json'] ?? '');
const tier = (more: object) => ({ withdrawal: { perDaySatang: 1_000_000 }, ...more });

/**
 * Formats each problem as one text: the line number, the text at the position of the problem, the message and the hint.
 */
function problemsIn(text: string, target: CheckTarget): readonly string[] {
  const lines = text.split('\n');
  const { problems } = checkClientFile(readJsonSource('client.json', text), { folder: 'example', target });
  return problems.map(({ line, column, message, hint }) => {
    const source = (lines[line - 1] ?? '').slice(column - 1, column + 29).replace(/,$/, '');
    return [line, source, message, ...(hint === undefined ? [] : [hint])].join(' | ');
  });
}

/**
 * Returns the problems of the example brand after `fields` are inserted at the start of its file. The inserted fields
 * replace the fields of the brand that have the same names.
 */
function problemsOf(fields: object, target: CheckTarget = 'sandbox'): readonly string[] {
  const others = isJsonObject(example) ? Object.entries(example).filter(([name]) => !(name in fields)) : [];
  return problemsIn(JSON.stringify({ ...fields, ...Object.fromEntries(others) }, null, 1), target);
}

type Wrong = readonly [
  name: string,
  fields: object,
  problems: readonly string[],
  target?: CheckTarget | undefined,
];

const wrong: readonly Wrong[] = [
  [
    'an id of another folder',
    { id: 'other' },
    ['2 | "other" | "id" is "other" but the folder is "example". | Both must be the same.'],
  ],
  [
    'a reserved id',
    { id: 'www' },
    ['2 | "www" | "id" is a reserved word; choose another; found the text "www".'],
  ],
  [
    'another reserved id',
    { id: 'com1' },
    ['2 | "com1" | "id" is a reserved word; choose another; found the text "com1".'],
  ],
  [
    'an id with a capital letter',
    { id: 'Example' },
    [
      `2 | "Example" | "id" has capital letters, which a host name can not have; found the text "Example". | Did you mean "example"?`,
    ],
  ],
  [
    'an id of blanks, once',
    { id: ' ' },
    [
      `2 | " " | "id" has a blank; words are joined by hyphens; found the text " ". | The client's id: the name of its folder; lower-case letters, digits and hyphens.`,
    ],
  ],
  [
    'an id that is a number',
    { id: 5 },
    [
      `2 | 5 | "id" must be a text; found the number 5. | The client's id: the name of its folder; lower-case letters, digits and hyphens.`,
    ],
  ],
  [
    'an empty name',
    { name: '' },
    ['2 | "" | "name" must not be empty; found the text "". | The name of the brand, as members read it.'],
  ],
  [
    'a long name',
    { name: 'x'.repeat(41) },
    [
      '2 | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx | "name" must be at most 40 letters; found the text "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx". | The name of the brand, as members read it.',
    ],
  ],
  [
    'a long tagline of blanks, once',
    { tagline: ' '.repeat(141) },
    [
      '2 | "                              | "tagline" must be at most 140 letters; found the text "                                                            …". | One line below the name, also the description that search engines and chat apps show.',
    ],
  ],
  [
    'a text in place of a list',
    { domains: 'a.example' },
    [
      `2 | "a.example" | "domains" must be a list; found the text "a.example". | The host names the brand is served at, without protocol. In development also '<id>.localhost'.`,
    ],
  ],
  [
    'a list in place of an object',
    { footer: [] },
    ['2 | [] | "footer" must be an object; found a list. | The copyright line.'],
  ],
  [
    'a text in place of true or false',
    { footer: { holder: 'A', toCurrentYear: 'yes' } },
    [
      '4 | "yes" | "footer.toCurrentYear" must be true or false; found the text "yes". | Whether the footers show the years up to the current one, such as 2022–2026.',
    ],
  ],
  [
    'an age in letters',
    { minimumAge: '20' },
    [
      '2 | "20" | "minimumAge" must be a number; found the text "20". | The age from which one may play; registration asks for it.',
    ],
  ],
  [
    'a young age',
    { minimumAge: 17 },
    [
      '2 | 17 | "minimumAge" must be at least 18; found the number 17. | The age from which one may play; registration asks for it.',
    ],
  ],
  [
    'a Buddhist year',
    { footer: { holder: 'X', publicYear: 2569 } },
    [
      '4 | 2569 | "footer.publicYear" must be at most 2200; found the number 2569. | 2569 is a Buddhist year; write 2026.',
    ],
  ],
  [
    'an old age',
    { minimumAge: 100 },
    [
      '2 | 100 | "minimumAge" must be at most 99; found the number 100. | The age from which one may play; registration asks for it.',
    ],
  ],
  [
    'a part of a year, once',
    { minimumAge: 1.5 },
    [
      '2 | 1.5 | "minimumAge" must be an integer; found the number 1.5. | The age from which one may play; registration asks for it.',
    ],
  ],
  [
    'a deposit of nothing',
    { limits: { minimumDepositSatang: 0 } },
    [
      '3 | 0 | "limits.minimumDepositSatang" must be above 0; found the number 0. | The least deposit, in satang.',
    ],
  ],
  [
    'seven badges',
    {
      footer: {
        holder: 'A',
        badges: Array.from({ length: 7 }, () => ({ picture: 'assets/a.png', alt: 'A' })),
      },
    },
    [
      '4 | [ | "footer.badges" has at most 6 items; found a list. | Marks in the footer, such as of a test laboratory or of payment services, up to 6.',
    ],
  ],
  [
    'no category',
    { game: { categories: [] } },
    [
      '3 | [] | "game.categories" needs at least 1 of a kind; found a list. | Game categories in the order of their tiles: built-in ids, or objects for categories of your own.',
    ],
  ],
  [
    'a number as a category',
    { game: { categories: ['sport', 5] } },
    [
      `5 | 5 | "game.categories[1]" has an unknown value; found the number 5. | A built-in category such as 'slots', or an object with id and name.`,
    ],
  ],
  [
    'a category with two mistakes',
    { game: { categories: [{ id: 'A', name: 5 }, 'sport'] } },
    [
      `5 | "A" | "game.categories[0].id" must be a category's id such as 'slots': lower-case letters, digits and hyphens; found the text "A". | The id of the category, as the backend sends it: lower-case letters and digits.`,
      '6 | 5 | "game.categories[0].name" must be a text; found the number 5. | The name that members read. A built-in category has one already.',
    ],
  ],
  [
    'a category without an id',
    { game: { categories: [{ name: 'A' }, 'sport'] } },
    [
      '4 | { | "game.categories[0].id" is missing. | The id of the category, as the backend sends it: lower-case letters and digits.',
    ],
  ],
  [
    'a number as a refund table',
    { refundTable: 5 },
    [
      `2 | 5 | "refundTable" must be one of "default", "tier", "none"; found the number 5. | Loss refunds: 'default', 'tier', 'none', or a percent for each level from 1 to 6. A level with 0 has no refund.`,
    ],
  ],
  [
    'a list as a refund table',
    { refundTable: [] },
    [
      `2 | [] | "refundTable" must be one of "default", "tier", "none"; found a list. | Loss refunds: 'default', 'tier', 'none', or a percent for each level from 1 to 6. A level with 0 has no refund.`,
    ],
  ],
  [
    'null as a refund table',
    { refundTable: null },
    [
      `2 | null | "refundTable" must be one of "default", "tier", "none"; found null. | Loss refunds: 'default', 'tier', 'none', or a percent for each level from 1 to 6. A level with 0 has no refund.`,
    ],
  ],
  [
    'an unknown refund table',
    { refundTable: 'xxxxxxxx' },
    [
      `2 | "xxxxxxxx" | "refundTable" must be one of "default", "tier", "none"; found the text "xxxxxxxx". | Loss refunds: 'default', 'tier', 'none', or a percent for each level from 1 to 6. A level with 0 has no refund.`,
    ],
  ],
  [
    'a refund table of one level',
    { refundTable: { 1: 5 } },
    [
      `2 | { | "refundTable" lacks "2", "3", "4", "5", "6". | Loss refunds: 'default', 'tier', 'none', or a percent for each level from 1 to 6. A level with 0 has no refund.`,
    ],
  ],
  [
    'a refund table with a level too many',
    { refundTable: { 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5 } },
    ['9 | "7": 5 | Unknown field "refundTable.7". | Known: 1, 2, 3, 4, 5, 6.'],
  ],
  [
    'a licence without its parts',
    { licence: { holder: 'A' } },
    [
      '2 | { | "licence" lacks "number", "jurisdiction". | The licence to operate. May be left out in the sandbox; a production build needs it.',
    ],
  ],
  [
    'a number as a field of the registration',
    { registration: { steps: [{ fields: [5] }] } },
    [
      `6 | 5 | "registration.steps[0].fields[0]" must be one of "phone", "username", "password", "bankAccount", "ageConfirmed", "consents", "lineId", "email"; found the number 5. | A field: 'phone', 'username', 'password', 'bankAccount', 'ageConfirmed', 'consents', 'lineId' or 'email', or an object with id and required.`,
    ],
  ],
  [
    'a wrong setting of a field',
    {
      registration: {
        steps: [
          {
            fields: [
              'phone',
              'username',
              'password',
              'bankAccount',
              'ageConfirmed',
              { id: 'email', required: 'no' },
            ],
          },
        ],
      },
    },
    [
      `13 | "no" | "registration.steps[0].fields[5].required" must be true or false; found the text "no". | Whether a new member must fill in the field. Only 'lineId' and 'email' can be optional. Left out: true.`,
    ],
  ],
  [
    'an unknown field',
    { xxxxxxxx: 1 },
    [
      '2 | "xxxxxxxx": 1 | Unknown field "xxxxxxxx". | Known: $schema, contact, game, bonus, id, name, tagline, domains, licence, minimumAge, blockedCountries, api, and 18 more.',
    ],
  ],
  [
    'two unknown fields',
    { footer: { holder: 'A', yaer: 1, publicYaer: 2 } },
    [
      '4 | "yaer": 1 | Unknown field "footer.yaer". | Known: holder, publicYear, memberYear, toCurrentYear, badges.',
      '5 | "publicYaer": 2 | Unknown field "footer.publicYaer". | Did you mean "publicYear"?',
    ],
  ],
  [
    'a field of another object',
    { turnoverDays: 1 },
    ['2 | "turnoverDays": 1 | Unknown field "turnoverDays". | Did you mean "bonus.turnoverDays"?'],
  ],
  [
    'a field of two other objects',
    { holder: 'A' },
    [
      '2 | "holder": "A" | Unknown field "holder". | Known: $schema, contact, game, bonus, id, name, tagline, domains, licence, minimumAge, blockedCountries, api, and 18 more.',
    ],
  ],
  [
    'a field that is similar to another',
    { bonus: { turnoverDay: 1 } },
    ['3 | "turnoverDay": 1 | Unknown field "bonus.turnoverDay". | Did you mean "turnoverDays"?'],
  ],
  [
    'a large minimum deposit',
    { limits: { minimumDepositSatang: 500_001 } },
    [
      '3 | 500001 | "limits.minimumDepositSatang" is 5000.01 baht; the most are 5000 baht. | The unit is satang: 10000 is 100 baht.',
    ],
  ],
  [
    'a large minimum withdrawal',
    { limits: { minimumWithdrawalSatang: 100_001 } },
    [
      '3 | 100001 | "limits.minimumWithdrawalSatang" is 1000.01 baht; the most are 1000 baht. | The unit is satang: 10000 is 100 baht.',
    ],
  ],
  [
    'falling amounts',
    { limits: { quickAmountsSatang: [20_000, 10_000, 10_000, 30_000] } },
    [
      '5 | 10000 | "limits.quickAmountsSatang[1]" is 100 baht and follows 200 baht. | Write each amount once, from small to large.',
      '6 | 10000 | "limits.quickAmountsSatang[2]" is 100 baht and follows 100 baht. | Write each amount once, from small to large.',
    ],
  ],
  [
    'an amount after a text',
    { limits: { quickAmountsSatang: [20_000, 'x', 10_000] } },
    ['5 | "x" | "limits.quickAmountsSatang[1]" must be a number; found the text "x".'],
  ],
  [
    'unknown countries',
    { blockedCountries: ['ZZ', 'TH', 'UK', 'th', 5] },
    [
      '3 | "ZZ" | "ZZ" is the code of no country. | Such as "TH"; see ISO 3166-1.',
      '5 | "UK" | "UK" is the code of no country. | Did you mean "GB"?',
      `6 | "th" | "blockedCountries[3]" must be the two capital letters of a country, such as 'SG'; found the text "th". | Did you mean "TH"?`,
      '7 | 5 | "blockedCountries[4]" must be a text; found the number 5.',
    ],
  ],
  [
    'local domains',
    { domains: ['localhost', 'a.localhost', 5] },
    [
      '4 | "a.localhost" | "a.localhost" is a name of this computer, not a domain. | Leave it out. In development each brand has <id>.localhost.',
      `3 | "localhost" | "domains[0]" must be a host name such as 'www.example.com', without protocol, port or path; found the text "localhost".`,
      '5 | 5 | "domains[2]" must be a text; found the number 5.',
    ],
  ],
  [
    'a domain with a long label',
    { domains: [`a.${'b'.repeat(64)}.example`] },
    [
      '3 | "a.bbbbbbbbbbbbbbbbbbbbbbbbbbb | "bbbbbbbbbbbbbbbbbbbb…" has 64 letters; the most are 63. | A host name has at most 63 letters between dots, and 253 in total.',
    ],
  ],
  [
    'a long domain',
    { domains: [`${'b'.repeat(60)}.${'c'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.abcdefghij`] },
    [
      '3 | "bbbbbbbbbbbbbbbbbbbbbbbbbbbbb | "bbbbbbbbbbbbbbbbbbbb…" has 254 letters; the most are 253. | A host name has at most 63 letters between dots, and 253 in total.',
    ],
  ],
  [
    'no provider',
    { game: { providers: [] } },
    [
      '3 | [] | "game.providers" is empty, so the brand would have no game. | Leave it out to offer the games of all providers.',
    ],
  ],
  [
    'accounts at another service',
    { contact: { linkBase: 'https://line.me.example/' } },
    [
      '3 | "https://line.me.example/" | "contact.linkBase" is not an address of LINE, so the links to the accounts would be broken. | Leave it out. An account of another service belongs in "contact.channels".',
    ],
  ],
  [
    'accounts at no address',
    { contact: { linkBase: 'line.me' } },
    [
      '3 | "line.me" | "contact.linkBase" must be an address that begins with https://; found the text "line.me". | The address that opens an account, without the account.',
    ],
  ],
  [
    'an API of this computer in production',
    { api: { baseUrl: 'http://localhost:4400' } },
    [
      '3 | "http://localhost:4400" | A production build needs an API over https; "api.baseUrl" is "http://localhost:4400". | Only this computer can reach that address.',
    ],
    'production',
  ],
  [
    'an API without https in production',
    { api: { baseUrl: 'http://a.example' } },
    [
      `3 | "http://a.example" | "api.baseUrl" must be '/' (the site's own origin) or an address that begins with https://; found the text "http://a.example". | Where the API is: '/' for the site's own origin, else an https address.`,
    ],
    'production',
  ],
  [
    'films without one source',
    {
      films: [
        { title: 'A', frameUrl: 'https://a.example' },
        { title: 'B' },
        { title: 'C', file: 'assets/c.mp4', frameUrl: 'https://a.example' },
      ],
    },
    [
      '7 | { | "films[1]" needs either a "file" or a "frameUrl", and has neither.',
      '10 | { | "films[2]" needs either a "file" or a "frameUrl", and has both.',
    ],
  ],
  [
    'a category twice, once with a name',
    { game: { categories: ['sport', { id: 'sport', name: 'A' }] } },
    ['6 | "sport" | "sport" occurs twice in "game.categories".'],
  ],
  [
    'a provider twice',
    { game: { providers: ['JK', 'PG', 'JK'] } },
    ['6 | "JK" | "JK" occurs twice in "game.providers".'],
  ],
  [
    'own categories without a name',
    { game: { categories: ['sport', 'crash', { id: 'dice', picture: 'assets/a.png', drawing: 'slots' }] } },
    [
      '5 | "crash" | "crash" is not a built-in category and has no name. | Known: sport, casino, slots, fishing, card, lotto, hot. A category of your own is an object with "id" and "name".',
      '7 | "dice" | "dice" is not a built-in category and has no name. | Known: sport, casino, slots, fishing, card, lotto, hot. A category of your own is an object with "id" and "name".',
    ],
  ],
  [
    'an own category misspelt in the same list',
    { game: { categories: ['sport', { id: 'crash', name: 'A' }, 'crsh'] } },
    [
      '9 | "crsh" | "crsh" is not a built-in category and has no name. | Did you mean "crash"? A category of your own is an object with "id" and "name".',
    ],
  ],
  [
    'no category for the usual start',
    { game: { categories: ['slots', 'sports'] } },
    [
      '5 | "sports" | "sports" is not a built-in category and has no name. | Did you mean "sport"? A category of your own is an object with "id" and "name".',
      '2 | { | The default category "sport" is not among "game.categories". | Did you mean "sports"?',
    ],
  ],
  [
    'another start than the categories',
    { game: { categories: ['sport', 'slots'], defaultCategory: 'slot' } },
    ['7 | "slot" | The default category "slot" is not among "game.categories". | Did you mean "slots"?'],
  ],
  [
    'another start than the usual categories',
    { game: { defaultCategory: 'crash' } },
    [
      '3 | "crash" | The default category "crash" is not among "game.categories". | Known: sport, casino, slots, fishing, card, lotto, hot.',
    ],
  ],
  [
    'stakes of unknown categories',
    {
      bonus: { turnoverCategories: ['sport', 'crash', 'slot'] },
      game: { categories: [{ id: 'dice', name: 'A' }], defaultCategory: 'dice' },
    },
    [
      '5 | "crash" | "crash" is not among "game.categories". | Known: sport, casino, slots, fishing, card, lotto, hot, dice.',
      '6 | "slot" | "slot" is not among "game.categories". | Did you mean "slots"?',
    ],
  ],
  [
    'contacts without their account',
    { contact: { channels: [{ kind: 'line' }, { kind: 'custom' }] } },
    [
      '4 | { | "contact.channels[0]" is of the kind "line" and lacks "account".',
      '7 | { | "contact.channels[1]" is of the kind "custom" and lacks "name".',
      '7 | { | "contact.channels[1]" is of the kind "custom" and lacks "url".',
    ],
  ],
  [
    'contacts with a field of another kind',
    {
      contact: {
        channels: [
          { kind: 'phone', account: '1323', url: 'https://a.example' },
          { kind: 'custom', name: 'A', url: 'https://a.example', account: '1323' },
        ],
      },
    },
    [
      '7 | "https://a.example" | "contact.channels[0]" is of the kind "phone", which has no "url". | Use "account".',
      '13 | "1323" | "contact.channels[1]" is of the kind "custom", which has no "account". | Use "url".',
    ],
  ],
  [
    'contacts with wrong accounts',
    {
      contact: {
        channels: ['line', 'telegram', 'phone', 'facebook', 'email'].map((kind) => ({ kind, account: '!' })),
      },
    },
    [
      `6 | "!" | "contact.channels[0].account" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "!".`,
      `10 | "!" | "contact.channels[1].account" must be a Telegram name such as '@example'; found the text "!".`,
      `14 | "!" | "contact.channels[2].account" must be a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'; found the text "!".`,
      `18 | "!" | "contact.channels[3].account" must be the name of a Facebook page as in its address, such as 'example.page'; found the text "!".`,
      `22 | "!" | "contact.channels[4].account" must be an e-mail address such as 'help@example.com'; found the text "!".`,
    ],
  ],
  [
    'a contact with an empty account, once',
    { contact: { channels: [{ kind: 'phone', account: '' }] } },
    [
      '6 | "" | "contact.channels[0].account" must not be empty; found the text "". | The account, number or address. The link is made from it.',
    ],
  ],
  [
    'a contact of an unknown kind',
    { contact: { channels: [{ kind: 'fax', account: '!' }, 'fax'] } },
    [
      `5 | "fax" | "contact.channels[0].kind" must be one of "line", "telegram", "phone", "facebook", "email", "custom"; found the text "fax". | The kind: 'line', 'telegram', 'phone', 'facebook', 'email' or 'custom'.`,
      '8 | "fax" | "contact.channels[1]" must be an object; found the text "fax".',
    ],
  ],
  [
    'a dashboard without its parts',
    { layout: { dashboard: ['games', 'tier'] } },
    [
      '3 | [ | "layout.dashboard" hides "due", which can be moved but not hidden. | Always there: "due", "tier".',
    ],
  ],
  [
    'a menu without contact and sign-in',
    { layout: { drawer: [] } },
    [
      '3 | [] | "layout.drawer" hides "contact", "login", which can be moved but not hidden. | Always there: "contact", "login".',
    ],
  ],
  [
    'member links without protection',
    { layout: { menu: ['history'] } },
    [
      '3 | [ | "layout.menu" hides "winLost", "password", "protection", "contact", which can be moved but not hidden. | Always there: "history", "winLost", "password", "protection", "contact".',
    ],
  ],
  [
    'a bottom bar without contact, once',
    { layout: { bottomBar: ['dashboard', 'deposit', 'games', 'history'] }, bottomBar: {} },
    [
      '3 | [ | "layout.bottomBar" hides "contact", which can be moved but not hidden. | Always there: "dashboard", "games", "contact".',
    ],
  ],
  [
    'a bottom bar of six',
    {
      layout: { bottomBar: ['dashboard', 'deposit', 'games', 'withdraw', 'contact', 'media'] },
      bottomBar: {},
    },
    ['3 | [ | "layout.bottomBar" has 6 entries; a bottom bar has 5.'],
  ],
  [
    'a bottom bar with games at the end',
    { layout: { bottomBar: ['dashboard', 'deposit', 'withdraw', 'contact', 'games'] }, bottomBar: {} },
    ['3 | [ | "layout.bottomBar" needs "games" as the third entry, which is the raised one.'],
  ],
  [
    'a bottom bar with only deposits',
    { layout: { bottomBar: ['dashboard', 'deposit', 'games', 'history', 'contact'] }, bottomBar: {} },
    ['3 | [ | "layout.bottomBar" has "deposit" without "withdraw"; a withdrawal must be as easy to find.'],
  ],
  [
    'two fourth entries',
    {
      layout: { bottomBar: ['dashboard', 'deposit', 'games', 'withdraw', 'contact'] },
      bottomBar: { fourth: 'media' },
    },
    [
      '12 | "media" | "bottomBar.fourth" has no effect, because "layout.bottomBar" names all entries. | Keep one of the two.',
    ],
  ],
  [
    'an unknown part of a layout, once',
    { layout: { dashboard: ['games', 'tires'] } },
    [
      `5 | "tires" | "layout.dashboard[1]" must be one of "due", "games", "banners", "news", "tier"; found the text "tires". | A block: 'due' (check-in and bonus), 'games', 'banners', 'news' or 'tier'.`,
    ],
  ],
  [
    'a part twice, once',
    { layout: { dashboard: ['games', 'games'] } },
    ['5 | "games" | "games" occurs twice in "layout.dashboard".'],
  ],
  [
    'tiers that do not rise, once',
    {
      tiers: [
        tier({ requirementSatang: 200 }),
        tier({ open: false }),
        tier({ requirementSatang: 200 }),
        tier({ requirementSatang: 100 }),
      ],
    },
    [
      '19 | 200 | "tiers[2].requirementSatang" is 2 baht, not above the 2 baht of tier 1. | Order the tiers by their requirements.',
    ],
  ],
  [
    'open tiers without a requirement',
    { tiers: [tier({}), tier({ open: false }), tier({ requirementSatang: 'x' })] },
    [
      '18 | "x" | "tiers[2].requirementSatang" must be a number; found the text "x". | The deposits that a member needs for the tier, in satang.',
      '3 | { | "tiers[0].requirementSatang" is missing. | An open tier needs the deposits that members reach it with, in satang.',
    ],
  ],
  [
    'a first tier that is not open',
    { tiers: [tier({ open: false }), tier({ open: false })] },
    ['7 | false | The first tier is not open. | Members start there.'],
  ],
  [
    'limits of a tier that exclude each other',
    {
      tiers: [tier({ requirementSatang: 1, withdrawal: { perTimeSatang: 500_001, perDaySatang: 500_000 } })],
    },
    [
      '5 | 500001 | "tiers[0].withdrawal.perTimeSatang" is 5000.01 baht, above the 5000 baht of a day. | Leave it out if only the day is limited.',
    ],
  ],
  [
    'a day below the least',
    { tiers: [tier({ requirementSatang: 1, withdrawal: { perTimeSatang: 9_000, perDaySatang: 499_999 } })] },
    [
      '6 | 499999 | "tiers[0].withdrawal.perDaySatang" is 4999.99 baht; the least are 5000 baht. | The unit is satang: 10000000 is 100000 baht.',
    ],
  ],
  [
    'a withdrawal below the usual least',
    { tiers: [tier({ requirementSatang: 1, withdrawal: { perTimeSatang: 9_999 } })] },
    [
      '5 | 9999 | "tiers[0].withdrawal.perTimeSatang" is 99.99 baht, below the smallest withdrawal of 100 baht. | Nobody of this tier could withdraw.',
    ],
  ],
  [
    'a withdrawal below the least of the brand',
    {
      tiers: [tier({ requirementSatang: 1, withdrawal: { perTimeSatang: 49_999 } })],
      limits: { minimumWithdrawalSatang: 50_000 },
    },
    [
      '5 | 49999 | "tiers[0].withdrawal.perTimeSatang" is 499.99 baht, below the smallest withdrawal of 500 baht. | Nobody of this tier could withdraw.',
    ],
  ],
  [
    'no limit of a tier',
    {
      tiers: [
        tier({ requirementSatang: 1, withdrawal: {} }),
        tier({ requirementSatang: 2, withdrawal: { timesPerDay: 1 } }),
      ],
    },
    [
      '4 | {} | "tiers[0].withdrawal" has no limit. | Write "perDaySatang" or "perTimeSatang".',
      '8 | { | "tiers[1].withdrawal" has no limit. | Write "perDaySatang" or "perTimeSatang".',
    ],
  ],
  [
    'a misspelt limit, once',
    { tiers: [tier({ requirementSatang: 1, withdrawal: { perDay: 1 } })] },
    [
      '5 | "perDay": 1 | Unknown field "tiers[0].withdrawal.perDay". | Known: perTimeSatang, perDaySatang, timesPerDay.',
    ],
  ],
  [
    'a limit of the wrong type, once',
    { tiers: [tier({ requirementSatang: 1, withdrawal: { perDaySatang: '1' } })] },
    [
      '5 | "1" | "tiers[0].withdrawal.perDaySatang" must be a number; found the text "1". | The largest total of the withdrawals of a day, in satang.',
    ],
  ],
  [
    'tiers that are no objects',
    { tiers: [5, tier({ requirementSatang: 1, withdrawal: 5 })] },
    [
      '3 | 5 | "tiers[0]" must be an object; found the number 5.',
      '5 | 5 | "tiers[1].withdrawal" must be an object; found the number 5. | The withdrawal limits of the tier. A limit that is left out does not apply.',
    ],
  ],
  [
    'no bank',
    { banks: [] },
    ['2 | [] | "banks" is empty, so nobody could register. | Leave it out to accept all banks.'],
  ],
  [
    'too little protection in production',
    {
      protection: {
        jurisdictions: ['TH', 'CA-ON'],
        limits: ['stake'],
        timeOuts: ['days7'],
        exclusions: ['forever'],
      },
    },
    [
      '7 | [ | "protection.limits" lacks "deposit" (TH: no rule of its own; the product’s own floor).',
      '13 | [ | "protection.exclusions" lacks "months6" (TH: no rule of its own; the product’s own floor).',
      '7 | [ | "protection.limits" lacks "deposit", "loss", "session" (CA-ON: AGCO Registrar’s Standards 2.13 and 2.14).',
      '10 | [ | "protection.timeOuts" lacks "hours24", "days30", "days60", "days90" (CA-ON: AGCO Registrar’s Standards 2.13 and 2.14).',
      '13 | [ | "protection.exclusions" lacks "months6", "year1", "years5" (CA-ON: AGCO Registrar’s Standards 2.13 and 2.14).',
    ],
    'production',
  ],
  [
    'too short a time to cool down',
    { protection: { jurisdictions: ['SE'], coolingHours: 71 } },
    [
      '6 | 71 | "protection.coolingHours" must be at least 72 (SE: Swedish Gambling Act (2018:1138), chapter 14).',
    ],
    'production',
  ],
  [
    'unreadable texts',
    {
      name: ' ',
      tagline: 'a\nb',
      footer: { holder: '\u202e' },
      films: [{ title: 'a\tb', frameUrl: 'https://a.example' }],
    },
    [
      '2 | " " | "name" is blank.',
      '3 | "a\\nb" | "tagline" has a line end; it must be one line.',
      '5 | "\u202e" | "footer.holder" has the invisible character U+202E.',
      '9 | "a\\tb" | "films[0].title" has the invisible character U+0009.',
    ],
  ],
];

describe('client.json is reported for', () => {
  it.each(wrong.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest }) => {
    const [fields, problems, target] = rest;
    expect(problemsOf(fields, target)).toEqual(problems);
  });

  it.each([
    ['[]', 'a list'],
    ['null', 'null'],
    ['5', 'the number 5'],
  ])('the value %s', (text, found) => {
    expect(problemsIn(text, 'sandbox')).toEqual([
      `1 | ${text} | The file must be an object; found ${found}.`,
    ]);
  });

  it('invalid JSON, once', () => {
    expect(problemsIn('{"id": }', 'sandbox')).toEqual([
      '1 | } | A value is expected here; there may be an extra comma before it.',
    ]);
  });

  it.each([
    [
      'domains',
      { domains: ['a.example', 'b.example', 'a.example'] },
      '5 | "a.example" | "a.example" occurs twice in "domains".',
    ],
    [
      'blockedCountries',
      { blockedCountries: ['GB', 'TH', 'GB'] },
      '5 | "GB" | "GB" occurs twice in "blockedCountries".',
    ],
    [
      'chat.attributes',
      { chat: { scriptUrl: 'https://a.example', attributes: ['name', 'name'] } },
      '6 | "name" | "name" occurs twice in "chat.attributes".',
    ],
    [
      'chat.hosts',
      { chat: { scriptUrl: 'https://a.example', hosts: ['https://b.example', 'https://b.example'] } },
      '6 | "https://b.example" | "https://b.example" occurs twice in "chat.hosts".',
    ],
    [
      'analytics.hosts',
      { analytics: { scriptUrl: 'https://a.example', hosts: ['https://b.example', 'https://b.example'] } },
      '6 | "https://b.example" | "https://b.example" occurs twice in "analytics.hosts".',
    ],
    [
      'hosts.images',
      { hosts: { images: ['https://b.example', 'https://b.example'] } },
      '5 | "https://b.example" | "https://b.example" occurs twice in "hosts.images".',
    ],
    [
      'hosts.frames',
      { hosts: { frames: ['https://b.example', 'https://b.example'] } },
      '5 | "https://b.example" | "https://b.example" occurs twice in "hosts.frames".',
    ],
    [
      'layout.home',
      { layout: { home: ['news', 'links', 'news'] } },
      '6 | "news" | "news" occurs twice in "layout.home".',
    ],
    [
      'layout.dashboard',
      { layout: { dashboard: ['due', 'tier', 'due'] } },
      '6 | "due" | "due" occurs twice in "layout.dashboard".',
    ],
    [
      'layout.drawer',
      { layout: { drawer: ['login', 'contact', 'login'] } },
      '6 | "login" | "login" occurs twice in "layout.drawer".',
    ],
    [
      'layout.menu',
      { layout: { menu: ['history', 'history'] } },
      '5 | "history" | "history" occurs twice in "layout.menu".',
    ],
    [
      'layout.bottomBar',
      { layout: { bottomBar: ['games', 'games'] } },
      '5 | "games" | "games" occurs twice in "layout.bottomBar".',
    ],
    ['banks', { banks: ['SCB', 'BBL', 'SCB'] }, '5 | "SCB" | "SCB" occurs twice in "banks".'],
    [
      'protection.jurisdictions',
      { protection: { jurisdictions: ['TH', 'GB', 'TH'] } },
      '6 | "TH" | "TH" occurs twice in "protection.jurisdictions".',
    ],
    [
      'protection.limits',
      { protection: { limits: ['loss', 'loss'] } },
      '5 | "loss" | "loss" occurs twice in "protection.limits".',
    ],
    [
      'protection.timeOuts',
      { protection: { timeOuts: ['days7', 'days7'] } },
      '5 | "days7" | "days7" occurs twice in "protection.timeOuts".',
    ],
    [
      'protection.exclusions',
      { protection: { exclusions: ['year1', 'year1'] } },
      '5 | "year1" | "year1" occurs twice in "protection.exclusions".',
    ],
  ])('an entry twice in %s', (_list, fields, problem) => {
    expect(problemsOf(fields)).toContain(problem);
  });
});

describe('client.json may have', () => {
  const right: readonly (readonly [name: string, fields: object, target?: CheckTarget])[] = [
    [
      'limits at their bounds',
      {
        limits: {
          minimumDepositSatang: 500_000,
          minimumWithdrawalSatang: 100_000,
          quickAmountsSatang: [100, 101],
        },
      },
    ],
    ['minimums of 1 satang', { limits: { minimumDepositSatang: 1, minimumWithdrawalSatang: 1 } }],
    ['ages at their bounds', { minimumAge: 18 }],
    ['an age of 99', { minimumAge: 99 }],
    [
      'the longest domain and label',
      { domains: [`${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(61)}`] },
    ],
    [
      'domains that resemble a local one',
      { domains: ['localhost.example', 'alocalhost.example', 'a-localhost.example'] },
    ],
    ['a country', { blockedCountries: ['GB', 'AD', 'ZW'] }],
    ['an address of LINE', { contact: { linkBase: 'https://lin.line.me/a' } }],
    ['an API of this computer in the sandbox', { api: { baseUrl: 'http://localhost:4400' } }],
    ['an API over https in production', { api: { baseUrl: 'https://a.example' } }, 'production'],
    [
      'films with one source each',
      {
        films: [
          { title: 'A', file: 'assets/a.mp4' },
          { title: 'B', frameUrl: 'https://a.example' },
        ],
      },
    ],
    [
      'own categories with a name',
      {
        game: { categories: [{ id: 'crash', name: 'A' }, 'sport'], defaultCategory: 'crash' },
        bonus: { turnoverCategories: ['crash', 'lotto'] },
      },
    ],
    ['only providers', { game: { providers: ['JK', { id: 'PG', logo: 'assets/a.png' }] } }],
    [
      'any contact',
      {
        contact: {
          channels: [
            { kind: 'line', account: '@a1' },
            { kind: 'line', account: '~a1' },
            { kind: 'custom', name: 'A', url: 'https://a.example' },
          ],
        },
      },
    ],
    [
      'an own bottom bar',
      { layout: { bottomBar: ['dashboard', 'deposit', 'games', 'withdraw', 'contact'] }, bottomBar: {} },
    ],
    [
      'a bottom bar without deposits',
      { layout: { bottomBar: ['contact', 'history', 'games', 'dashboard', 'media'] }, bottomBar: {} },
    ],
    [
      'tiers at their bounds',
      {
        tiers: [
          tier({ requirementSatang: 1, withdrawal: { perTimeSatang: 10_000 } }),
          tier({
            open: false,
            requirementSatang: 2,
            withdrawal: { perTimeSatang: 500_000, perDaySatang: 500_000 },
          }),
          tier({ open: false }),
          tier({ requirementSatang: 3 }),
        ],
      },
    ],
    ['a bank', { banks: ['SCB'] }],
    ['little protection in the sandbox', { protection: { limits: ['stake'], exclusions: ['forever'] } }],
    [
      'the least protection in production',
      {
        protection: {
          jurisdictions: ['TH'],
          limits: ['deposit'],
          timeOuts: ['days7'],
          exclusions: ['months6'],
        },
      },
      'production',
    ],
    [
      'the least time to cool down',
      {
        protection: {
          jurisdictions: ['SE'],
          coolingHours: 72,
          limits: ['deposit', 'session'],
          timeOuts: ['hours24'],
          exclusions: ['forever'],
        },
      },
      'production',
    ],
  ];
  it.each(right.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest }) => {
    const [fields, target] = rest;
    expect(problemsOf(fields, target)).toEqual([]);
  });
});
