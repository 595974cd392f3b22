import { jsons, type BadJson } from './bad-input.ts';

const amounts = jsons('amount', {
  'the number 0': '0',
  'the number -0': '-0',
  'the number -1': '-1',
  'the number 0.001': '0.001',
  'the number 1e3': '1e3',
  'the number 1e21': '1e21',
  'the number 1e309': '1e309',
  'the number 9007199254740993': '9007199254740993',
  'the number 100000000001': '100000000001',
  'no JSON: NaN': 'NaN',
  'no JSON: 0x10': '0x10',
  'no JSON: 1,000': '1,000',
  'no JSON: +5': '+5',
  'no JSON: Infinity': 'Infinity',
});

const types = jsons('type', {
  null: 'null',
  yes: 'true',
  no: 'false',
  'a list': '[]',
  'a list of a list': '[[]]',
  'a list of null': '[null]',
  'a list of a text': '["somsri88"]',
  'an object': '{}',
  'an object with a length': '{"length":1}',
  'an operator of another database': '{"$ne":null}',
  'no JSON: undefined': 'undefined',
  'no JSON: a text in single quotes': "'x'",
  'no JSON: half a text': '"x',
  'no JSON: half a sign': '"\\ud8"',
  'no JSON: a line within a text': '"a\nb"',
});

const prototypes = jsons('prototype', {
  'a prototype': '{"__proto__":{"amount":1}}',
  'a prototype, escaped': '{"\\u005f_proto__":{"amount":1}}',
  'a constructor with a prototype': '{"constructor":{"prototype":{"amount":1}}}',
});

const depths = jsons('depth', {
  '10,000 lists in one another': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  '10,000 objects in one another': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'no JSON: 10,000 lists that never end': '['.repeat(10_000),
});

/** JSON texts that the site would never send, but other programs could send. Some of these texts are invalid JSON. */
export const badJsons: readonly BadJson[] = [...amounts, ...types, ...prototypes, ...depths];
