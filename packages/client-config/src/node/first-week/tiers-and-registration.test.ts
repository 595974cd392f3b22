import {
  field,
  type Files,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const tier = (...tiers: readonly string[]): Files =>
  field(`"tiers": [${tiers.map((text) => `{ ${text} }`).join(', ')}]`);
const allFields = '"phone", "username", "password", "bankAccount", "ageConfirmed"';
const steps = (fields: string, more = ''): Files =>
  field(`"registration": { "steps": [{ "fields": [${fields}] }]${more} }`);
const consentWithPage = (text: string): Files =>
  field(
    `"registration": { "consents": [{ "id": "terms", "version": "1", "text": "${text}", "page": "terms" }] }`,
  );
const terms: Files = {
  'pages/terms.th.md': '---\ntitle: ข้อกำหนด\ndescription: ข้อกำหนดการใช้บริการ\n---\n\nข้อหนึ่ง\n',
};
const dayLimit = '"withdrawal": { "perDaySatang": 10000000 }';

const wrong: readonly WrongBrand[] = [
  [
    'thresholds that do not rise',
    tier(`"requirementSatang": 5000, ${dayLimit}`, `"requirementSatang": 5000, ${dayLimit}`),
    'client.json:6:111 "tiers[1].requirementSatang" is 50 baht, not above the 50 baht of tier 1. | Order the tiers by their requirements.',
  ],
  [
    'tiers from the highest to the lowest',
    tier(...[300, 200, 100].map((amount) => `"requirementSatang": ${amount}, ${dayLimit}`)),
    'client.json:6:110 "tiers[1].requirementSatang" is 2 baht, not above the 3 baht of tier 1. | Order the tiers by their requirements.',
  ],
  [
    'two tiers with one name',
    tier(...[100, 200].map((amount) => `"name": "A", "requirementSatang": ${amount}, ${dayLimit}`)),
    'client.json:6:110 Two tiers have the name "A".',
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
    'a consent that repeats the title of its page',
    {
      ...consentWithPage('ฉันยอมรับข้อกำหนด'),
      ...terms,
    },
    'client.json:6:75 "registration.consents[0].text" ends with the title of its page, "ข้อกำหนด", which the site adds. | Leave the title out of the text.',
  ],
  [
    'a field of the registration outside it',
    field('"phoneCode": true'),
    'client.json:6:3 Unknown field "phoneCode". | Did you mean "registration.phoneCode"?',
  ],
  [
    'a consent with a page that does not exist',
    field(
      '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A", "page": "terms" }] }',
    ),
    'client.json:6:88 There is no page "pages/terms.th.md". | Add the page, or leave the field out.',
  ],
  [
    'a consent with the file of its page',
    {
      ...field(
        '"registration": { "consents": [{ "id": "terms", "version": "1", "text": "A", "page": "terms.th.md" }] }',
      ),
      ...terms,
    },
    'client.json:6:88 There is no page "pages/terms.th.md.th.md". | Did you mean "terms"?',
  ],
  [
    'a consent with an id in capitals',
    field('"registration": { "consents": [{ "id": "Terms", "version": "1", "text": "A" }] }'),
    `client.json:6:42 "registration.consents[0].id" must be an id such as 'terms': 2 to 31 lower-case letters, digits and single hyphens; found the text "Terms". | Did you mean "terms"?`,
  ],
  [
    'a registration without steps',
    field('"registration": { "steps": [] }'),
    'client.json:6:30 "registration.steps" needs at least 1 of a kind; found a list. | The steps of the form in their order, at most 5. Left out: the two steps of the specification.',
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
    'a step of consents without consents',
    field(
      '"registration": { "steps": [{ "fields": ["phone", "username", "password", "bankAccount", "ageConfirmed"] }, { "fields": ["consents"] }] }',
    ),
    'client.json:6:124 "registration.steps[1]" has only "consents", and the brand has none. | Write them in "registration.consents", or leave the step out.',
  ],
  [
    'a misspelt list of consents next to a step of consents',
    field(
      '"registration": { "consent": [], "steps": [{ "fields": ["phone", "username", "password", "bankAccount", "ageConfirmed"] }, { "fields": ["consents"] }] }',
    ),
    'client.json:6:21 Unknown field "registration.consent". | Did you mean "consents"?',
  ],
  [
    'a registration without the consents of the brand',
    steps(allFields, ', "consents": [{ "id": "terms", "version": "1", "text": "A" }]'),
    'client.json:6:30 "registration.steps" has no field "consents", which can be moved but not removed. | Add "consents" to a step, because the brand has consents in "registration.consents".',
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
    'fields in place of steps',
    field(`"registration": { "steps": [${allFields}] }`),
    'client.json:6:31 "registration.steps[0]" must be an object; found the text "phone".',
  ],
  [
    'a step without fields',
    field(`"registration": { "steps": [{ "fields": [${allFields}] }, { "fields": [] }] }`),
    "client.json:6:123 \"registration.steps[1].fields\" needs at least 1 of a kind; found a list. | The fields of the step in their order. 'phone', 'username', 'password', 'bankAccount' and 'ageConfirmed' stay, and 'consents' if the brand has some.",
  ],
];

testWrongBrands(wrong);

testRightBrands({
  'a consent with a title inside its sentence': {
    ...consentWithPage('ฉันอ่านข้อกำหนดและนโยบายแล้ว และยอมรับ'),
    ...terms,
  },
});
