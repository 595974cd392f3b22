import {
  buildPackages,
  checkPackages,
  copyWorkspace,
  publishPackages,
  raiseVersions,
  rehearsalRegistry,
  startLocalRegistry,
  succeed,
} from '@chada/tooling/release';
import { repoRoot } from '@chada/tooling/repo-root';
import { createOutsideProject, type OutsideProject } from './outside-project.ts';

/** What a rehearsal has come to: a project outside, built from packages that came from a registry. */
export interface Rehearsal {
  readonly version: string;
  readonly registry: URL;
  readonly project: OutsideProject;
  /** Removes everything that the rehearsal made. */
  end(): Promise<void>;
}

export interface RehearsalOptions {
  /** The sample brand that the project outside wears. */
  readonly clientId: string;
  /** A registry that runs already; it must be on loopback. Without it, one is started. */
  readonly registry?: string;
  /** Hears each step as it begins. */
  readonly onStep?: (name: string) => void;
}

/**
 * Releases a copy of this repository to a registry of this machine, by the steps of `pnpm release`, and builds a
 * project outside from what was published. Nothing in the repository changes. Throws when any step fails, and on a
 * registry that is not on loopback before the first.
 */
export async function rehearse(options: RehearsalOptions): Promise<Rehearsal> {
  const given = options.registry === undefined ? undefined : rehearsalRegistry(options.registry);
  const onStep = options.onStep ?? ((): void => {});
  const endings: (() => unknown)[] = [];
  const end = async (): Promise<void> => {
    for (const ending of endings.reverse()) await ending();
  };
  try {
    onStep('build');
    await buildPackages(repoRoot);
    onStep('packages');
    await checkPackages(repoRoot);
    const copy = copyWorkspace(repoRoot);
    endings.push(() => copy.remove());
    onStep('versions');
    const version = await raiseVersions(copy.root);
    // pnpm takes the versions of packages in the workspace from what is installed.
    await succeed('pnpm', ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'], copy.root);
    const registry = given ?? (await ownRegistry(endings));
    onStep(`publish to ${registry.href}`);
    await publishPackages(copy.root, registry, 'rehearsal');
    onStep('a project outside');
    const project = await createOutsideProject(options.clientId, registry, version);
    endings.push(() => project.remove());
    return { version, registry, project, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ownRegistry(endings: (() => unknown)[]): Promise<URL> {
  const registry = await startLocalRegistry();
  endings.push(() => registry.stop());
  return registry.url;
}
