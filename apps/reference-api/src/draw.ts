import { randomInt } from 'node:crypto';

/** A whole number from 0 up to, and not including, `below`; each as likely as any other. */
export type Draw = (below: number) => number;

/** The machine's cryptographic source: nobody can tell what comes next. Tests put a seeded one in its place. */
export const systemDraw: Draw = (below) => randomInt(below);
