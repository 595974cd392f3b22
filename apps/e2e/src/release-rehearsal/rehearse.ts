import {
  addRehearsalChangeset,
  buildPackages,
  checkPackages,
  copyWorkspace,
  packageAddresses,
  type PackageAddresses,
  publishPackages,
  raiseVersions,
  rehearsalRegistry,
  startLocalRegistry,
  succeed,
  writeAddresses,
} from '@chada/tooling/release';
import { repoRoot } from '@chada/tooling/repo-root';
import { createOutsideProject, type OutsideProject } from './outside-project.ts';

export interface Rehearsal {
  readonly version: string;
  readonly registry: URL;
  readonly project: OutsideProject;
  end(): Promise<void>;
}

export interface RehearsalOptions {
  readonly clientId: string;
  /** The URL of a package registry on the loopback interface. By default, a new local registry is started. */
  readonly registry?: string;
  readonly onStep?: (name: string) => void;
}

/**
 * Copies the repository and rehearses a release in the copy, so that the repository itself does not change. Throws if a
 * step fails, or if the package registry is not on this computer.
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
    addRehearsalChangeset(copy.root);
    const version = await raiseVersions(copy.root);
    await succeed('pnpm', ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'], copy.root);
    writeAddresses(copy.root, addressesOf(copy.root, onStep));
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

const exampleAddresses = {
  repository: { type: 'git', url: 'git+https://git.example.com/chada.git' },
  homepage: 'https://git.example.com/chada',
} as const;

function addressesOf(root: string, onStep: (name: string) => void): PackageAddresses {
  try {
    return packageAddresses(root);
  } catch {
    onStep(
      'example addresses, because package.json has no "repository" and "homepage": `pnpm release` refuses this',
    );
    return exampleAddresses;
  }
}
