import { posix } from 'node:path';
import { layers, presetFolder } from './layers.ts';
import type { LintRule, RuleNode } from './rule-types.ts';
import { isTestOrStory, pathInWorkspace } from './workspace.ts';

const memberPath = /^(?:packages|apps)\/([^/]+)\//;

export function memberOf(path: string): string | undefined {
  if (path.startsWith('tooling/')) return 'tooling';
  if (path.startsWith(`${presetFolder}/`)) return presetFolder;
  return memberPath.exec(path)?.[1];
}

const common = 'common';
const composers = new Set(['shell', 'routes']);

function featureOf(path: string): string | undefined {
  return /^packages\/features\/src\/([^/]+)\//.exec(path)?.[1];
}

/**
 * Returns an error message if the file `from` must not import `specifier`, otherwise `undefined`. Each file may import
 * npm packages.
 */
export function refusalOf(from: string, specifier: string): string | undefined {
  const member = memberOf(from);
  if (member === undefined) return undefined;
  if (specifier.startsWith('.')) return refusalOfRelative(from, member, specifier);
  const [, target, subpath = ''] = /^@chada\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (target === undefined) return undefined;
  if (target === member) return `A package imports its own files by relative path, not as ${specifier}.`;
  if (/^\/(src|dist)(\/|$)/.test(subpath)) {
    return `${specifier} reaches into another package's insides; import what its exports offer.`;
  }
  const layer = layers[member];
  if (layer === undefined)
    return `${member} has no line in the import table (tooling/src/lint-rules/layers.ts).`;
  if (layer.values.includes(target)) return undefined;
  if (layer.tests?.includes(target) === true && isTestOrStory(from)) return undefined;
  return `${member} may not import ${target}: imports must not point up or sideways (tooling/src/lint-rules/layers.ts).`;
}

function isConfiguration(path: string): boolean {
  return (
    /^(?:(?:packages|apps)\/[^/]+|tooling)\/[^/]+\.config\.ts$/.test(path) ||
    /^tooling\/src\/(?:test\.ts$|test-run\/)/.test(path)
  );
}

function refusalOfRelative(from: string, member: string, specifier: string): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(from), specifier));
  if (memberOf(target) !== member) {
    if (memberOf(target) === presetFolder && isConfiguration(from)) return undefined;
    return `${specifier} leaves the package; import the other one by its name.`;
  }
  const own = featureOf(from);
  const other = featureOf(target);
  if (own === undefined || other === undefined || own === other || other === common) return undefined;
  if (composers.has(own)) return undefined;
  if (own === common) return `What all features share may not import one of them (${other}).`;
  return `The feature ${own} may not import ${other}; the shell and the routes combine features; what two of them use belongs in ${common}/.`;
}

export const importDirection: LintRule = {
  meta: { type: 'problem', docs: { description: 'imports follow the table of the architecture' } },
  create(context) {
    const filePath = pathInWorkspace(context.filename);
    if (filePath === undefined) return {};
    const check = (node: RuleNode): void => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || node.source == null) return;
      const message = refusalOf(filePath.path, specifier);
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
