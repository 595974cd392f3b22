import { randomInt } from 'node:crypto';

/** Returns a whole number from 0 to below `below`, each with the same chance. */
export type Draw = (below: number) => number;

/** The machine's unpredictable random source. Tests use a seeded one. */
export const systemDraw: Draw = (below) => randomInt(below);
