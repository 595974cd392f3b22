import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

const wrongId =
  `"game.providers[1].id" must be a provider's code such as 'JK': 2 to 12 capital letters and digits; found the text "pg soft". | ` +
  'The code of the provider, as the backend sends it: 2 to 12 capital letters and digits.';
const unknownField = 'Unknown field "game.providers[1].logoo". | Did you mean "logo"?';
const unknownValue = (found: string): string =>
  `"game.providers[1]" has an unknown value; found ${found}. | A provider's code such as 'JK', or an object with id, name and logo.`;

describe('a mistake in a value that may be a text or an object', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['a wrong field of an object', { id: 'pg soft', name: 'PG' }, [wrongId]],
    ['an unknown field of an object', { id: 'PG', logoo: 'assets/logo.svg' }, [unknownField]],
    ['both', { id: 'pg soft', logoo: 'assets/logo.svg' }, [wrongId, unknownField]],
    [
      'a missing field of an object',
      { name: 'PG' },
      [
        '"game.providers[1].id" is missing. | The code of the provider, as the backend sends it: 2 to 12 capital letters and digits.',
      ],
    ],
    [
      'a wrong text',
      'pg soft',
      [
        `"game.providers[1]" must be a provider's code such as 'JK': 2 to 12 capital letters and digits; found the text "pg soft". | ` +
          `A provider's code such as 'JK', or an object with id, name and logo.`,
      ],
    ],
    ['a number', 7, [unknownValue('the number 7')]],
    ['null', null, [unknownValue('null')]],
    ['a list', ['PG'], [unknownValue('a list')]],
  ])('%s is explained by the form that the author meant', (_what, provider, expected) => {
    const written = `"defaultCategory": "sport", "providers": ["JK", ${JSON.stringify(provider)}]`;
    const { folder } = brand(changed(['client.json', '"defaultCategory": "sport"', written]));
    const texts = problemTexts(checkClient(folder), folder);
    expect(texts.map((text) => text.replace(/^client\.json:8:\d+ /, ''))).toEqual(expected);
  });
});
