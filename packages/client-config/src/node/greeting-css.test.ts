import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderGreetingCss } from './greeting-css.ts';
import { checkClients } from './load-clients.ts';

const { loaded } = checkClients(fileURLToPath(new URL('../../../../clients', import.meta.url)));

describe('the greeting in the style of a brand', () => {
  it.each(loaded.map(({ client, folder }) => [client.id, client, folder] as const))(
    '%s: a browser reads the drawing from the style',
    (_id, client, folder) => {
      const read = (path: string) => readFileSync(join(folder, path), 'utf8');
      const css = renderGreetingCss(client, read);
      const address = /^:root\{--greeting:url\("([^"()\\{}<>]+)"\)\}$/.exec(css)?.[1] ?? '';
      const start = 'data:image/svg+xml;charset=utf-8,';
      expect(address.startsWith(start)).toBe(true);
      expect(decodeURIComponent(address.slice(start.length))).toBe(read(client.assets.greeting ?? '').trim());
    },
  );

  it('keeps signs that end a text, a rule, a style element or a URL inside the drawing', () => {
    const [first] = loaded;
    if (first === undefined) throw new Error('No brand was loaded.');
    const client = { ...first.client, assets: { ...first.client.assets, greeting: 'a.svg' } };
    const drawing = `<svg><style>a{fill:url(#b)}</style><desc>100%2 "\\" ก</desc></svg>`;
    const css = renderGreetingCss(client, () => drawing);
    expect(css).not.toMatch(/<|url\(#|"[^)]*"\s*[^)]/);
    const [, sent = ''] = css.split(',');
    expect(decodeURIComponent(sent.slice(0, sent.lastIndexOf('"')))).toBe(drawing);
  });

  it('has single blanks, and no sign that ends a text', () => {
    const [first] = loaded;
    if (first === undefined) throw new Error('No brand was loaded.');
    const client = { ...first.client, assets: { ...first.client.assets, greeting: 'a.svg' } };
    const cssOf = (drawing: string) => renderGreetingCss(client, (path) => (path === 'a.svg' ? drawing : ''));
    const start = ':root{--greeting:url("data:image/svg+xml;charset=utf-8,';
    expect(cssOf(' a\n\n  b\tc ')).toBe(`${start}a b c")}`);
    expect(cssOf('"%#<>(){}\\^`|')).toBe(`${start}%22%25%23%3C%3E%28%29%7B%7D%5C%5E%60%7C")}`);
    expect(cssOf("a'/:;=&?!$*+,.-_~[]@")).toBe(`${start}a'/:;=&?!$*+,.-_~[]@")}`);
  });

  it('is empty for a brand without a greeting', () => {
    const [first] = loaded;
    if (first === undefined) throw new Error('No brand was loaded.');
    const { greeting: _none, ...assets } = first.client.assets;
    expect(renderGreetingCss({ ...first.client, assets }, () => '')).toBe('');
  });
});
