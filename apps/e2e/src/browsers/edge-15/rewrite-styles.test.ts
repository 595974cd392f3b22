import { describe, expect, it } from 'vitest';
import { asEdgeReads } from './rewrite-styles.ts';

describe('asEdgeReads', () => {
  it.each([
    ['a{display:block;display:grid;gap:4px}', 'a{display:block;gap:4px}'],
    ['a{object-fit:cover;color:red}', 'a{color:red}'],
    ['a{bottom:8px;bottom:env(safe-area-inset-bottom)}', 'a{bottom:8px}'],
    ['a{bottom:8px;bottom:calc(var(--gap) + env(x))}', 'a{bottom:8px;bottom:unset}'],
    ['a::before{color:var(--text);top:0}', 'a::before{top:0}'],
    ['a{color:var(--text)}', 'a{color:var(--text)}'],
    [
      'a{background:url("data:image/png;base64,xx");top:0}',
      'a{background:url("data:image/png;base64,xx");top:0}',
    ],
    ['@supports (display:grid){a{top:0}}', '@supports (x-unknown:0){a{top:0}}'],
    ['@media print{a{position:sticky;top:0}}', '@media print{a{top:0}}'],
  ])('rewrites %s to %s', (css, read) => {
    expect(asEdgeReads(css)).toBe(read);
  });
});
