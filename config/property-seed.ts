import * as fc from 'fast-check';

/** Seed of all property tests in a file. A failure prints the seed. To repeat the run, use `PROPERTY_SEED=… vitest run`. */
const given = process.env['PROPERTY_SEED'];
const seed = given === undefined ? Date.now() % 0x7fffffff : Number(given);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed, numRuns: 1000 });
