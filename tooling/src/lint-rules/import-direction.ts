import { posix } from 'node:path';
import { layers, presetFolder } from './layers.ts';
import type { LintRule, RuleNode } from './rule-types.ts';
import { isTestOrStory, pathInWorkspace } from './workspace.ts';

const memberPath = /^(?:packages|apps)\/([^/]+)\//;

/** Returns the workspace member that owns a path, by its name below `@chada/`, or `undefined` for other files of the root. */
export function memberOf(path: string): string | undefined {
  if (path.startsWith('tooling/')) return 'tooling';
  if (path.startsWith(`${presetFolder}/`)) return presetFolder;
  return memberPath.exec(path)?.[1];
}

/** The folder that features share; it imports none of them. */
const common = 'common';
/** Folders that compose the features and may import each of them. */
const composers = new Set(['shell', 'routes']);

/** Returns the folder of packages/features that a path is in, or `undefined` for its root files and other packages. */
function featureOf(path: string): string | undefined {
  return /^packages\/features\/src\/([^/]+)\//.exec(path)?.[1];
}

/**
 * Returns why `from` (a path in the workspace) may not import `specifier`, in one sentence, or `undefined` if it may.
 * External imports are never refused here.
 */
export function refusalOf(from: string, specifier: string, typeOnly: boolean): string | undefined {
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
  if (layer.types?.includes(target) === true && typeOnly) return undefined;
  if (layer.tests?.includes(target) === true && isTestOrStory(from)) return undefined;
  if (layer.types?.includes(target) === true)
    return `${member} may import only types of ${target}: use \`import type\`.`;
  return `${member} may not import ${target}: imports must not point up or sideways (tooling/src/lint-rules/layers.ts).`;
}

/** True for a configuration file in a member's folder, and for the one that reads where reports are written. */
function isConfiguration(path: string): boolean {
  return (
    /^(?:(?:packages|apps)\/[^/]+|tooling)\/[^/]+\.config\.ts$/.test(path) ||
    path === 'tooling/src/test-run/test-report.ts'
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

/** Reports imports that point up or sideways, so that each package works with only those below it. */
export const importDirection: LintRule = {
  meta: { type: 'problem', docs: { description: 'imports follow the table of the architecture' } },
  create(context) {
    const place = pathInWorkspace(context.filename);
    if (place === undefined) return {};
    const check = (node: RuleNode): void => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || node.source == null) return;
      const typeOnly =
        node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
      const message = refusalOf(place.path, specifier, typeOnly);
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
