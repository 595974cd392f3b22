import { parentPort } from 'node:worker_threads';
import { decodeQR } from 'qr/decode.js';
import * as z from 'zod/mini';

const SEARCH_LIMIT_MS = 400;

const pixelsSchema = z.object({ data: z.instanceof(Uint8Array), width: z.int(), height: z.int() });

function codeIn(message: unknown): string | undefined {
  try {
    return decodeQR(pixelsSchema.parse(message), { format: 'RGB', timeLimit: SEARCH_LIMIT_MS });
  } catch {
    return undefined; // The decoder throws if it finds no code.
  }
}

parentPort?.on('message', (message: unknown) => parentPort?.postMessage({ code: codeIn(message) }));
