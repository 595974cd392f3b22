import type { Query } from './in-page.ts';

export type Target =
  | { readonly label: string }
  | { readonly css: string }
  | { readonly role: string; readonly name: string };

export function queryOf(target: Target, nth?: number): Query {
  const order = nth === undefined ? {} : { nth };
  if ('label' in target) return { by: 'label', name: target.label, ...order };
  if ('css' in target) return { by: 'css', name: target.css, ...order };
  return { by: 'role', role: target.role, name: target.name, ...order };
}

export function describe(target: Target): string {
  if ('label' in target) return `the field "${target.label}"`;
  return 'css' in target ? `what ${target.css} finds` : `the ${target.role} "${target.name}"`;
}
