import type { Query } from './in-page.ts';

/** What a person may name on the page. */
export type Target =
  { readonly label: string } | { readonly css: string } | { readonly role: string; readonly name: string };

/** How the page is asked for a target; `nth` where it has several. */
export function queryOf(target: Target, nth?: number): Query {
  const order = nth === undefined ? {} : { nth };
  if ('label' in target) return { by: 'label', name: target.label, ...order };
  if ('css' in target) return { by: 'css', name: target.css, ...order };
  return { by: 'role', role: target.role, name: target.name, ...order };
}

/** A target in words, for the report of a failure. */
export function describe(target: Target): string {
  if ('label' in target) return `the field "${target.label}"`;
  return 'css' in target ? `what ${target.css} finds` : `the ${target.role} "${target.name}"`;
}
