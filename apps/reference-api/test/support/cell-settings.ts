import { HttpBankGateway } from '../../src/bank/http-bank-gateway.ts';
import { brandDirectory } from '../../src/brands/brand-directory.ts';
import type { CellsFile } from '../../src/cells/cells-file.ts';
import type { Deps } from '../../src/deps.ts';
import { systemDraw } from '../../src/draw.ts';
import { HttpGameProvider } from '../../src/games/http-game-provider.ts';
import { systemSeeds } from '../../src/modules/fairness/fairness-deps.ts';
import { SandboxInbox } from '../../src/sandbox-inbox/inbox.ts';
import { createFairnessKeys } from '../../src/security/fairness-keys.ts';
import { createPseudonym } from '../../src/security/pseudonym.ts';
import { FAIRNESS_SECRET } from './test-app.ts';
import { brandA, brandB, testBrand } from './test-brands.ts';

export const brandC = testBrand('brand-c');
export const cellBrands = [brandA, brandB, brandC];

export interface CellSettings {
  readonly file: CellsFile;
  readonly bankUrl: string;
  readonly providerUrl: string;
  readonly apiKey: string;
  readonly folder: string;
}

/** Returns the part of `Deps` that is the same for all databases of an API process. */
export function commonDeps(settings: CellSettings, clock: Deps['clock']) {
  const { bankUrl, providerUrl, apiKey, folder } = settings;
  return {
    bank: new HttpBankGateway({ url: bankUrl, apiKey }),
    games: new HttpGameProvider({ url: providerUrl, apiKey }),
    messages: new SandboxInbox(),
    clock,
    draw: systemDraw,
    fairness: { keys: createFairnessKeys(FAIRNESS_SECRET), folder, ...systemSeeds },
    brands: brandDirectory(() => cellBrands),
    rateLimitScale: 'off' as const,
    pseudonym: createPseudonym('a key for tests alone'),
  };
}
