import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const page =
  '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/i.ico"></head>';

it('a stylesheet is part of the page, and the policy allows only this text', () => {
  const { html, sources } = inlineStyles(page, (path) =>
    Buffer.from(path === 'assets/a.css' ? 'a{color:red}' : ''),
  );
  expect(html).toBe(
    '<head><style data-file="/assets/a.css">a{color:red}</style><link rel="icon" href="/i.ico"></head>',
  );
  expect(sources).toEqual(["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"]);
});

it.each([
  ['is missing', undefined, 'does not exist'],
  ['would end the style element', Buffer.from('a{content:"</STYLE>"}'), 'contains </style>'],
])('is refused if the stylesheet %s', (_case, body, message) => {
  expect(() => inlineStyles(page, () => body)).toThrow(message);
});
