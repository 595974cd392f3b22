import { randomInt } from 'node:crypto';

/** Returns a random integer from 0 to `below - 1`, all equally likely. */
export type Draw = (below: number) => number;

/** A cryptographically secure generator. Tests use a seeded generator. */
export const systemDraw: Draw = (below) => randomInt(below);
