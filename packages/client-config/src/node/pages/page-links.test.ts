import { describe, expect, it } from 'vitest';
import { linkMistake } from './page-links.ts';

describe('the link of a page', () => {
  const paths = ['/', '/contact', '/terms'];
  const site = { paths, domains: ['www.brand.example'] };
  const forms = 'Write https://…, tel:…, mailto:… or a page such as "/contact".';

  it.each([
    '/',
    '/terms',
    'https://a.example/b?c#d',
    'tel:1323',
    'tel:+66-2-123-4567',
    'tel:123',
    'tel:+12345678901234567890',
    'mailto:a.B_c+d-9@mail-1.example.com',
    'mailto:a@b.c',
  ])('may be %j', (to) => expect(linkMistake(to, site)).toBeUndefined());

  it.each([
    'http://a.example',
    '//a.example',
    'tel:12',
    'tel:++123',
    'tel:-123',
    'tel:123-',
    'tel:123456789012345678901',
    'tel:12 34',
    'xtel:1323',
    'mailto:a@b',
    'mailto:@b.c',
    'mailto:a@b.',
    'mailto:a b@c.d',
    'mailto:a@B.c',
    'mailto:a@b.c?x',
    'xmailto:a@b.c',
    '',
  ])('is not %j', (to) => {
    expect(linkMistake(to, site)).toEqual({ message: `The link "${to}" is not allowed.`, hint: forms });
  });

  it.each([
    ['terms', '/terms'],
    ['./terms', '/terms'],
    ['terms.th.md', '/terms'],
    ['pages/terms.th.md#a', '/terms'],
    ['tel:๑๓๒๓', 'tel:1323'],
    ['https://a.example/b c', 'https://a.example/b%20c'],
  ])('%j is probably %j', (to, meant) => {
    const message = `The link "${to}" is not allowed.`;
    expect(linkMistake(to, site)).toEqual({ message, hint: `Did you mean "${meant}"?` });
  });

  it.each(['/terms{age}', '/}', 'https://a.example/%7bage', 'https://a.example/%7D'])(
    'has no braces, as %j',
    (to) => {
      expect(linkMistake(to, { ...site, paths: [...paths, to] })).toEqual({
        message: `The link "${to}" has a value in braces.`,
        hint: 'Write the address in full: values are replaced only in texts.',
      });
    },
  );

  it("is not on the brand's own domain", () => {
    expect(linkMistake('https://www.brand.example/terms?a=1#b', site)).toEqual({
      message:
        'The address "https://www.brand.example/terms?a=1#b" is on the brand\'s own domain, so it would open in a new tab.',
      hint: 'Write "/terms?a=1#b".',
    });
    expect(linkMistake('https://brand.example/terms', site)).toBeUndefined();
  });

  it('is a page that exists', () => {
    expect(linkMistake('/trems', site)).toEqual({
      message: 'The page "/trems" does not exist.',
      hint: 'Did you mean "/terms"?',
    });
    expect(linkMistake('/zzzzzz', site)).toEqual({
      message: 'The page "/zzzzzz" does not exist.',
      hint: 'Known: /, /contact, /terms.',
    });
  });

  it('is shown with at most 60 characters', () => {
    expect(linkMistake('x'.repeat(60), site)?.message).toBe(`The link "${'x'.repeat(60)}" is not allowed.`);
    expect(linkMistake('x'.repeat(61), site)?.message).toBe(`The link "${'x'.repeat(60)}…" is not allowed.`);
  });
});
