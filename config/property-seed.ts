import * as fc from 'fast-check';

/**
 * The seed of all property tests in a file. A failed test prints it. To repeat a run, use `PROPERTY_SEED=… vitest run`.
 */
const given = process.env['PROPERTY_SEED'];
const seed = given === undefined ? Date.now() % 0x7fffffff : Number(given);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed, numRuns: 1000 });
