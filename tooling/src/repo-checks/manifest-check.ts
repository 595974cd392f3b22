import { layers } from '../lint-rules/layers.ts';
import { memberOf } from '../lint-rules/import-direction.ts';
import { lineOf, type Finding, type RepoFile } from './repo-files.ts';

type Versions = Readonly<Record<string, unknown>>;

/**
 * Checks the dependencies of a package. `layers` must allow each dependency on a workspace package. Each other dependency
 * must have an exact version.
 */
export function checkManifest(file: RepoFile): Finding[] {
  if (!/(^|\/)package\.json$/.test(file.path)) return [];
  const manifest: unknown = JSON.parse(file.text);
  const member = memberOf(file.path);
  return (['dependencies', 'devDependencies'] as const).flatMap((section) =>
    Object.entries(versionsOf(manifest, section)).flatMap(([name, version]) => {
      const message = refusalOf(member, section, name, version);
      return message === undefined
        ? []
        : [{ path: file.path, line: lineOf(file.text, `"${name}"`), message }];
    }),
  );
}

export function versionsOf(manifest: unknown, section: string): Versions {
  if (typeof manifest !== 'object' || manifest === null) return {};
  const found: unknown = Object.entries(manifest).find(([key]) => key === section)?.[1];
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function refusalOf(
  member: string | undefined,
  section: 'dependencies' | 'devDependencies',
  name: string,
  version: unknown,
): string | undefined {
  const target = /^@chada\/(.+)$/.exec(name)?.[1];
  if (target === undefined || member === undefined) {
    const exact = typeof version === 'string' && /^(catalog:|workspace:|npm:.*@\d|\d)/.test(version);
    return exact ? undefined : `${name} is not pinned exactly (${String(version)}).`;
  }
  const layer = layers[member];
  if (layer === undefined) return `${member} has no line in the import table (lint-rules/layers.ts).`;
  const allowed = [
    ...layer.values,
    // Allows packages for tests only in `devDependencies`.
    ...(section === 'devDependencies' ? (layer.tests ?? []) : []),
  ];
  return allowed.includes(target) ? undefined : `${member} may not depend on ${target} in ${section}.`;
}
