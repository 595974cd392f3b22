import { describe, expect, it } from 'vitest';
import { isJsonObject, locationOf, readJsonSource, valueAt } from './json-source.ts';

const read = (text: string) => readJsonSource('a.json', text);

describe('a JSON file', () => {
  it.each([
    ['{"a" 1}', 1, 6, 'A colon is missing before this.'],
    ['{"a": 1 "b": 2}', 1, 9, 'A comma is missing before this.'],
    [
      '{"a": 1,}',
      1,
      9,
      'A field name between double quotes is expected here; there may be an extra comma before it.',
    ],
    ['{"a": }', 1, 7, 'A value is expected here; there may be an extra comma before it.'],
    ['{"a": 1', 1, 8, 'A closing } is missing.'],
    ['[1', 1, 3, 'A closing ] is missing.'],
    ['{} {}', 1, 4, 'There is more text after the end of the JSON.'],
    ['{"a": yes}', 1, 7, 'This is not a JSON value; texts need double quotes.'],
    ['{\n  // no\n  "a": 1}', 2, 3, 'JSON has no comments.'],
    ['{"a": "x\n}', 1, 7, 'The closing double quote is missing.'],
    ['{"a": "\\x"}', 1, 7, 'This backslash does not begin a JSON escape.'],
    ['{"a": "\\u12"}', 1, 7, 'This is not a \\uXXXX escape.'],
    ['{"a": "\t"}', 1, 7, 'This text contains a control character.'],
    ['{"a": 1.}', 1, 7, 'This is not a JSON number.'],
    ['{"a": ๑๐๐๐๐}', 1, 7, 'JSON has no Thai digits; write 10000.'],
    ['{"a": -๒.๕}', 1, 7, 'JSON has no Thai digits; write -2.5.'],
    ['/* a', 1, 1, 'JSON has no comments.'],
  ])('%j is wrong at %i:%i', (text, line, column, message) => {
    const source = read(text);
    expect(source.value).toBeUndefined();
    expect(source.problems[0]).toEqual({ file: 'a.json', line, column, message });
  });

  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> design', '||||||| base', '<<<<<<<\r'])(
    'has no line %j of a merge conflict',
    (line) => {
      const hint = 'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
      const problem = {
        file: 'a.json',
        line: 2,
        column: 1,
        message: 'A merge conflict is unresolved.',
        hint,
      };
      const source = read(`{\n${line}\n}`);
      expect([source.value, source.problems]).toEqual([undefined, [problem]]);
      expect([source.problemAt(['a'], 'm'), source.problemAtKey(['a'], 'm')]).toEqual([problem, problem]);
      expect(read(`{"a": "${line.trim()} "}`).problems).toEqual([]);
    },
  );

  it.each(['<<<<<<<a', '========', ' ======='])('may have the line %j', (line) => {
    expect(read(`{\n${line}\n}`).problems[0]?.message).not.toContain('conflict');
  });

  it('is reported once for two errors at one place', () => {
    expect(read('{"a": 1.}').problems).toHaveLength(1);
  });

  it('has not thousands of levels', () => {
    const { value, problems } = read('['.repeat(200_000));
    expect([value, problems]).toEqual([
      undefined,
      [{ file: 'a.json', line: 1, column: 1, message: 'The file has too many levels.' }],
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(read('\uFEFF{"a": 1}')).toMatchObject({ file: 'a.json', value: { a: 1 }, problems: [] });
  });

  it('has each field once, at every depth', () => {
    expect(read('{"a": 1,\n "b": [{"c": 1, "c": 2}],\n "a": 3}').problems).toEqual([
      {
        file: 'a.json',
        line: 3,
        column: 2,
        message: 'The field "a" is repeated here.',
        hint: 'Keep one of the two.',
      },
      {
        file: 'a.json',
        line: 2,
        column: 17,
        message: 'The field "c" is repeated here.',
        hint: 'Keep one of the two.',
      },
    ]);
    expect(read('{"a": {"a": 1}}').problems).toEqual([]);
  });
});

describe('the place of a part', () => {
  const source = read('{\n  "a": {\n    "b": [1, 2]\n  }\n}');

  it.each([
    [[], 1, 1],
    [['a'], 2, 8],
    [['a', 'b', 1], 3, 14],
    [['a', 'b', 5], 3, 10],
    [['a', 'x', 'y'], 2, 8],
    [['x'], 1, 1],
  ])('of %j is %i:%i', (path, line, column) => {
    expect(locationOf(source, path)).toEqual({ file: 'a.json', line, column });
    expect(source.problemAt(path, 'm', 'h')).toEqual({
      file: 'a.json',
      line,
      column,
      message: 'm',
      hint: 'h',
    });
  });

  it.each([
    [['a'], 2, 3],
    [['a', 'b'], 3, 5],
    [['a', 'x'], 2, 8],
    [['x'], 1, 1],
  ])('of the key %j is %i:%i', (path, line, column) => {
    expect(source.problemAtKey(path, 'm')).toEqual({ file: 'a.json', line, column, message: 'm' });
  });

  it('in a file that is no JSON is its beginning', () => {
    expect(read('').problemAt(['a'], 'm')).toMatchObject({ line: 1, column: 1 });
    expect(read('').problemAtKey(['a'], 'm')).toMatchObject({ line: 1, column: 1 });
  });
});

describe('the value at a path', () => {
  it.each([
    [[], { a: [{ b: 1 }], n: null }],
    [['a', 0, 'b'], 1],
    [['a', '0'], undefined],
    [['a', 1], undefined],
    [['n'], null],
    [['n', 'x'], undefined],
    [['toString'], undefined],
  ])('%j is %j', (path, expected) => {
    expect(valueAt({ a: [{ b: 1 }], n: null }, path)).toEqual(expected);
  });

  it('is an object only if it is no list and not null', () => {
    expect([{}, [], null, 'x', undefined].map(isJsonObject)).toEqual([true, false, false, false, false]);
  });
});
