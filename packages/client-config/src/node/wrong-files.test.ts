import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

function problemsOf(files: Record<string, string>): readonly string[] {
  const { folder } = brand(files);
  return problemTexts(checkClient(folder), folder);
}

describe('an SVG', () => {
  const drawing = (content: string) => ({
    ...exampleFiles(),
    'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`,
  });

  it.each([
    ['<script>1</script>', 'contains a script'],
    ['<script type="module">1</script>', 'contains a script'],
    ['<script\n>1</script>', 'contains a script'],
    ['<SCRIPT/>', 'contains a script'],
    ['<g onload="x()"/>', 'contains an event handler'],
    ['<g OnClick = "x()"/>', 'contains an event handler'],
    ['<g\nonclick\t=\n"x()"/>', 'contains an event handler'],
    ['<foreignObject><p>x</p></foreignObject>', 'contains HTML (foreignObject)'],
    ['<foreignobject width="1"/>', 'contains HTML (foreignObject)'],
    ['<foreignObject/>', 'contains HTML (foreignObject)'],
    ['<use href="other.svg#a"/>', 'refers to something outside itself'],
    ['<image xlink:href = "https://x.example/a.png"/>', 'refers to something outside itself'],
    ["<image href\n=\n' //x.example/a.png'/>", 'refers to something outside itself'],
    ['<a href="javascript:x()"/>', 'refers to something outside itself'],
    ['<image href="data:image/svg+xml;base64,AA=="/>', 'refers to something outside itself'],
    ['<image src="a.png"/>', 'refers to something outside itself'],
    ['<!ENTITY x "y">', 'declares an entity'],
  ])('with %j is refused', (content, mistake) => {
    expect(problemsOf(drawing(content))).toEqual([
      `client.json:11:13 The file "assets/logo.svg" ${mistake}.`,
    ]);
  });

  it.each([
    '<use href="#a"/>',
    '<image href="data:image/png;base64,AA=="/>',
    '<image href="data:image/jpeg;base64,AA=="/>',
    '<text>description = on</text>',
    '<scripted/>',
  ])('with %j is accepted', (content) => {
    expect(problemsOf(drawing(content))).toEqual([]);
  });
});

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

it.each([
  [
    'a value without an object',
    '"black": "#000000", "ink"',
    [
      'tokens.json:2:43 "palette.black" is neither a group nor a token. | A token is written { "$value": … }.',
    ],
  ],
  [
    'an unknown field',
    '"black": { "$descripton": "ink", "$value": "#000000" }, "ink"',
    ['tokens.json:2:45 Unknown field "$descripton". | Did you mean "$description"?'],
  ],
  [
    'an unknown type',
    '"black": { "$type": "colour", "$value": "#000000" }, "ink"',
    [
      'tokens.json:2:43 "palette.black" does not say its kind. | Add a "$type".',
      'tokens.json:2:54 "colour" is not a supported type of token. | Did you mean "color"?',
    ],
  ],
])('a token with %s is reported', (_name, put, problems) => {
  const found = problemsOf(changed(['tokens.json', '"black"', put]));
  expect(found.filter((problem) => problem.startsWith('tokens.json:2:'))).toEqual(problems);
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
