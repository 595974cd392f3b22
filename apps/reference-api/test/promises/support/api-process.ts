import * as z from 'zod/mini';
import { HttpBankGateway } from '../../../src/bank/http-bank-gateway.ts';
import { brandDirectory } from '../../../src/brands/brand-directory.ts';
import { createDatabase, createLookups, createPool } from '../../../src/database/connection.ts';
import { systemDraw } from '../../../src/draw.ts';
import { HttpGameProvider } from '../../../src/games/http-game-provider.ts';
import { listen } from '../../../src/http/server/base-server.ts';
import { houseAccountReader } from '../../../src/ledger/chart.ts';
import { noMessages } from '../../../src/message/message-gateway.ts';
import { systemSeeds } from '../../../src/modules/fairness/fairness-deps.ts';
import { createFairnessKeys } from '../../../src/security/fairness-keys.ts';
import { createPseudonym } from '../../../src/security/pseudonym.ts';
import { buildServer } from '../../../src/server.ts';
import { slipPictureFolder } from '../../../src/slip/slip-pictures.ts';
import { FAIRNESS_SECRET } from '../../support/test-app.ts';
import { brandA, brandB } from '../../support/test-brands.ts';

const settingsSchema = z.object({
  databaseUrl: z.string(),
  bankUrl: z.string(),
  providerUrl: z.string(),
  apiKey: z.string(),
  slipFolder: z.string(),
  logFolder: z.string(),
  now: z.iso.datetime(),
});
const {
  databaseUrl,
  bankUrl,
  providerUrl,
  apiKey,
  slipFolder,
  logFolder,
  now: begun,
} = settingsSchema.parse(JSON.parse(process.argv[2] ?? ''));

let now = new Date(begun);
process.on('message', (message) => {
  now = new Date(z.object({ now: z.iso.datetime() }).parse(message).now);
  process.send?.({ now: now.toISOString() });
});
process.once('disconnect', () => process.exit(0));

const pool = createPool({ url: databaseUrl, schema: 'api', max: 12 });
const db = createDatabase(pool);
const brands = [brandA, brandB];
const houseAccounts = houseAccountReader(db);
for (const { id } of brands) await houseAccounts(id);
const server = await buildServer(
  {
    db,
    lookups: createLookups(pool),
    bank: new HttpBankGateway({ url: bankUrl, apiKey }),
    games: new HttpGameProvider({ url: providerUrl, apiKey }),
    clock: { now: () => new Date(now) },
    draw: systemDraw,
    fairness: { keys: createFairnessKeys(FAIRNESS_SECRET), folder: logFolder, ...systemSeeds },
    brands: brandDirectory(() => brands),
    houseAccounts,
    slipPictures: slipPictureFolder(slipFolder),
    rateLimitScale: 'off',
    messages: noMessages,
    pseudonym: createPseudonym('a key for tests alone'),
  },
  { logLevel: 'silent' },
);
process.send?.({ url: await listen(server, 0) });
