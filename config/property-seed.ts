import * as fc from 'fast-check';

/** A failed test prints the seed. `PROPERTY_SEED=… vitest run` repeats a run. */
const given = process.env['PROPERTY_SEED'];
const seed = given === undefined ? Date.now() % 0x7fffffff : Number(given);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed, numRuns: 1000 });
