import type { Scope, Variable } from 'eslint-scope';
import type { Script } from './script.ts';

function isWithin(scope: Scope | null, outer: Scope): boolean {
  for (let at = scope; at !== null; at = at.upper) if (at === outer) return true;
  return false;
}

function isHoistedOver(variable: Variable, references: Scope['references']): boolean {
  const hoistedTo = variable.scope.variableScope;
  return references.some(({ from, identifier, resolved }) => {
    if (identifier.name !== variable.name || resolved === variable || !isWithin(from, hoistedTo))
      return false;
    const meant = resolved?.scope ?? null;
    return meant === hoistedTo || !isWithin(meant, hoistedTo);
  });
}

/**
 * Returns each function in a block whose name also belongs to a variable outside the block. Without strict mode,
 * browsers move the function out of its block, and the code outside then uses the function instead of the variable.
 * Safari before 16.4 also moves async functions.
 */
export function hoistedFunctions({ name, scopes }: Script): readonly string[] {
  const references = scopes.scopes.flatMap((scope) => scope.references);
  return scopes.scopes
    .filter((scope) => scope !== scope.variableScope && !scope.isStrict)
    .flatMap((scope) => scope.variables)
    .filter(({ defs }) => defs.some(({ type }) => type === 'FunctionName'))
    .filter((variable) => isHoistedOver(variable, references))
    .map((variable) => `${name}: function ${variable.name} at ${variable.identifiers[0]?.range?.[0]}`);
}

export function isStrict({ program }: Script): boolean {
  return program.body.some((node) => 'directive' in node && node.directive === 'use strict');
}
