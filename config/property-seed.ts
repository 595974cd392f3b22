import * as fc from 'fast-check';

/** The seed of property tests. A failed run prints its seed, and `PROPERTY_SEED=… vitest run` repeats the run. */
const given = process.env['PROPERTY_SEED'];
const seed = given === undefined ? Date.now() % 0x7fffffff : Number(given);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed, numRuns: 1000 });
