import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineFiles } from './inline-files.ts';

const page =
  '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/i.ico"></head>';

it('a stylesheet is part of the page, and the policy allows only this text', () => {
  const { html, styles } = inlineFiles(page, (path) =>
    Buffer.from(path === 'assets/a.css' ? 'a{color:red}' : ''),
  );
  expect(html).toBe(
    '<head><style data-file="/assets/a.css">a{color:red}</style><link rel="icon" href="/i.ico"></head>',
  );
  expect(styles).toEqual(["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"]);
});

it.each([
  ['is missing', undefined, 'does not exist'],
  ['would end the style element', Buffer.from('a{content:"</STYLE>"}'), 'contains </style> or <!--'],
  ['has a line end that browsers change', Buffer.from('a{}\r\nb{}'), 'contains a character'],
  ['has a null character', Buffer.from('a{}\0'), 'contains a character'],
  ['begins with a byte order mark', Buffer.from('\uFEFFa{}'), 'contains a character'],
  ['has a relative URL', Buffer.from('a{background:url(b.png)}'), 'contains the relative URL b.png'],
  ['has a quoted relative URL', Buffer.from('a{background:URL( "../b.png")}'), 'the relative URL ../b.png'],
  ['has a relative import', Buffer.from('@import "b.css";'), 'the relative URL b.css'],
  ['has a relative image set', Buffer.from("a{background:image-set('b.png' 1x)}"), 'the relative URL b.png'],
])('is refused if the stylesheet %s', (_case, body, message) => {
  expect(() => inlineFiles(page, () => body)).toThrow(message);
});

it.each(['/b.png', '"/b.png"', "'data:image/png;base64,AA'", '#shadow', 'https://a.example/b.png'])(
  'keeps a stylesheet with the URL %s, which means the same in the page',
  (url) => {
    const style = `a{background:url(${url})}`;
    expect(inlineFiles(page, () => Buffer.from(style)).html).toContain(style);
  },
);

it('a marked script is part of the page, other scripts stay files', () => {
  const others = '<script src="/assets/a.js"></script><script defer src="/assets/boot-1.js"></script>';
  const tags = `<script data-inline src="/assets/early-1.js"></script>${others}`;
  const { html, scripts } = inlineFiles(tags, () => Buffer.from('a()'));
  expect(html).toBe(`<script data-file="/assets/early-1.js">a()</script>${others}`);
  expect(scripts).toEqual([`'sha256-${createHash('sha256').update('a()').digest('base64')}'`]);
});

it('refuses a marked script that would end its element', () => {
  const tag = '<script data-inline src="/assets/early-1.js"></script>';
  expect(() => inlineFiles(tag, () => Buffer.from('a("</Script>")'))).toThrow('contains </script> or <!--');
});

it('keeps tags in the code of a file', () => {
  const link = '<link rel="stylesheet" href="/assets/a.css">';
  const script = '<script data-inline src="/assets/b.js">';
  const codes: Readonly<Record<string, string>> = {
    'assets/a.css': `/* ${script} */`,
    'assets/b.js': `a('${link}')`,
  };
  const { html, styles, scripts } = inlineFiles(`${script}</script>${link}`, (path) =>
    Buffer.from(codes[path] ?? ''),
  );
  expect(html).toBe(
    `<script data-file="/assets/b.js">a('${link}')</script><style data-file="/assets/a.css">/* ${script} */</style>`,
  );
  expect([styles.length, scripts.length]).toEqual([1, 1]);
});
