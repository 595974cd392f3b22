import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

function problemsOf(files: Record<string, string>): readonly string[] {
  const { folder } = brand(files);
  return problemTexts(checkClient(folder), folder);
}

it('a greeting has at most 8 kB, because each page contains it', () => {
  const files = changed(['client.json', '"logo": "assets', '"greeting": "assets/hi.svg", "logo": "assets']);
  const drawing = (note: string) => ({
    ...files,
    'assets/hi.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><desc>${note}</desc></svg>`,
  });
  expect(problemsOf(drawing(''))).toEqual([]);
  expect(problemsOf(drawing('x'.repeat(8000)))).toEqual([
    'client.json:11:17 The file "assets/hi.svg" has 9 kB; the greeting has at most 8 kB.',
  ]);
});

it('a file that a list names must exist', () => {
  const films = '"films": [{ "title": "x", "file": "assets/film.mp4" }],\n  "bottomBar"';
  expect(problemsOf(changed(['client.json', '"bottomBar"', films]))).toEqual([
    'client.json:6:37 The file "assets/film.mp4" does not exist.',
  ]);
});

it('a token may have a description, and a name that ends with a dollar sign', () => {
  const put = '"a$": { "$description": "ink", "$value": "#000000" }, "black"';
  expect(problemsOf(changed(['tokens.json', '"black"', put]))).toEqual([]);
});

describe('a value of the wrong type is described:', () => {
  const sixty = 'x'.repeat(60);
  it.each([
    ['a long text', `"${sixty}"`, `the text "${sixty}"`],
    ['a longer text', `"${sixty}y"`, `the text "${sixty}…"`],
    ['true', 'true', 'true'],
    ['false', 'false', 'false'],
    ['null', 'null', 'null'],
    ['a list', '[1]', 'a list'],
    ['an object', '{ "a": 1 }', 'an object'],
  ])('%s', (_name, written, found) => {
    const footer = `"holder": "Example Ltd", "publicYear": ${written}`;
    const [problem, ...others] = problemsOf(changed(['client.json', '"holder": "Example Ltd"', footer]));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      `client.json:5:54 "footer.publicYear" must be a number; found ${found}. | The year`,
    );
  });

  it('a number', () => {
    expect(problemsOf(changed(['client.json', '"Example"', '12.5']))[0]).toContain('found the number 12.5.');
  });
});

describe('texts', () => {
  const texts = (content: string) => problemsOf({ ...exampleFiles(), 'messages.th.json': content });

  it.each([
    ['[]', 'a list'],
    ['5', 'the number 5'],
    ['null', 'null'],
  ])('that are %s instead of an object are reported', (content, found) => {
    expect(texts(content)).toEqual([
      `messages.th.json:1:1 The file must be an object of texts; found ${found}.`,
    ]);
  });

  it('that are no JSON are reported once', () => {
    expect(texts('{ "common.ok" }')).toHaveLength(1);
  });

  it('that are numbers are reported', () => {
    const problems = texts('{ "common.ok": 5 }');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^messages\.th\.json:1:16 .*the number 5/);
  });
});
