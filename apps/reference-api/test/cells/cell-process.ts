import path from 'node:path';
import * as z from 'zod/mini';
import { depsOfCells, openCells } from '../../src/cells/open-cells.ts';
import type { CellRegistry } from '../../src/cells/cell-registry.ts';
import type { Deps } from '../../src/deps.ts';
import { listen } from '../../src/http/server/base-server.ts';
import { buildServer } from '../../src/server.ts';
import { slipPictureFolder } from '../../src/slip/slip-pictures.ts';
import { commonDeps } from '../support/cell-settings.ts';

const settingsSchema = z.object({
  file: z.object({
    registry: z.string(),
    cells: z.record(z.string(), z.string()),
    default: z.string(),
  }),
  bankUrl: z.string(),
  providerUrl: z.string(),
  apiKey: z.string(),
  folder: z.string(),
  /** The step before which the process kills itself. */
  dies: z.optional(z.enum(['before-money', 'before-settling'])),
});
const settings = settingsSchema.parse(JSON.parse(process.argv[2] ?? ''));

process.once('disconnect', () => process.exit(0));

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

function killableRegistry(registry: CellRegistry): CellRegistry {
  return {
    ...registry,
    async claim(clientId, transfer) {
      const claim = await registry.claim(clientId, transfer);
      return settings.dies === 'before-money' ? die() : claim;
    },
    resolve: (claim) => (settings.dies === 'before-settling' ? die() : registry.resolve(claim)),
  };
}

const withRegistry = (deps: Deps): Deps =>
  deps.registry ? { ...deps, registry: killableRegistry(deps.registry) } : deps;

const opened = await openCells(settings.file, { onLost: () => undefined });
opened.shared?.locations.start({ onRead: () => undefined, onFault: () => undefined });
const common = commonDeps(settings, { now: () => new Date() });
const { deps } = depsOfCells(opened, common, () => slipPictureFolder(path.join(settings.folder, 'slips')));
const { cells } = deps;
if (!cells) throw new Error('the file has no cells');
const killableDeps = new Map(cells.all.map((item) => [item, withRegistry(item)]));
const server = await buildServer(
  {
    ...deps,
    cells: {
      all: [...killableDeps.values()],
      of(clientId) {
        const found = cells.of(clientId);
        return found && killableDeps.get(found);
      },
    },
  },
  { logLevel: 'silent' },
);
process.send?.({ url: await listen(server, 0) });
