import * as fc from 'fast-check';

/** One seed for the properties of a test file, printed to replay a failure: `PROPERTY_SEED=… vitest run`. */
const given = process.env['PROPERTY_SEED'];
const seed = given === undefined ? Date.now() % 0x7fffffff : Number(given);
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
fc.configureGlobal({ seed, numRuns: 1000 });
