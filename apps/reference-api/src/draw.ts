import { randomInt } from 'node:crypto';

/** Returns an integer from 0 to `below - 1`, all equally likely. */
export type Draw = (below: number) => number;

export const systemDraw: Draw = (below) => randomInt(below);
