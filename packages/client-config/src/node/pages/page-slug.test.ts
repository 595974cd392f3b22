import { describe, expect, it } from 'vitest';
import { fileNameMistake, reservedSlugs } from './page-slug.ts';

describe('the file name of a page', () => {
  it.each(['terms.th.md', 'how-to-2-play.th.md', `${'a'.repeat(40)}.th.md`])('may be %s', (name) => {
    expect(fileNameMistake(name)).toBeUndefined();
  });

  it.each([
    ['terms.md', 'terms'],
    ['terms.th', 'terms'],
    ['terms.TXT', 'terms'],
    ['terms.th.txt', 'terms'],
    ['terms', 'terms'],
    ['our garden_2.md', 'our-garden-2'],
    ['Our Garden.md', 'our-garden'],
    ['a--b.md', 'a-b'],
    ['terms.mp4', 'terms'],
    ['a.b.md', 'how-to-deposit'],
    ['2-x.md', 'how-to-deposit'],
    [`${'a'.repeat(41)}.md`, 'how-to-deposit'],
  ])('%s is not of the form', (name, slug) => {
    expect(fileNameMistake(name)).toEqual({
      message: `"${name}" is not a page.`,
      hint: `A page is a file such as "${slug}.th.md".`,
    });
  });

  it.each(['Terms', '1st', 'a--b', 'a-', '-a', 'a_b', 'ก', ''])('%j is no address', (slug) => {
    expect(fileNameMistake(`${slug}.th.md`)).toEqual({
      message: `"${slug}" can not be the address of a page.`,
      hint: 'Lower-case letters, digits and single hyphens, such as "privacy" or "how-to-deposit".',
    });
  });

  it('has at most 40 letters', () => {
    expect(fileNameMistake(`${'a'.repeat(41)}.th.md`)).toEqual({
      message: 'The name of the page has 41 letters; the most are 40.',
    });
  });

  it('is no address of the site', () => {
    expect(
      reservedSlugs
        .filter((slug) => /^[a-z]/.test(slug))
        .map((slug) => fileNameMistake(`${slug}.th.md`)?.message),
    ).toEqual(
      reservedSlugs
        .filter((slug) => /^[a-z]/.test(slug))
        .map((slug) => `"${slug}" is an address of the site itself.`),
    );
    expect(fileNameMistake('auth.th.md')?.hint).toBe('Give the page another name.');
  });
});
