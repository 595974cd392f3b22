import os from 'node:os';
import path from 'node:path';

/**
 * Environment variables for a program that tests start often. Node stores the compiled code in this folder, so that
 * later starts are faster.
 */
export const compileCache = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache') } as const;
