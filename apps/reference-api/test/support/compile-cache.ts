import os from 'node:os';
import path from 'node:path';

/** The environment of a program that starts often. Node keeps the compiled code in this folder. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache') } as const;
