import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { decodePicture, type Pixels } from './decode-picture.ts';

const messageSchema = z.object({ code: z.optional(z.string()) });

let reader: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

function readerThread(): Worker {
  if (reader) return reader;
  const worker = new Worker(new URL('./find-code.worker.ts', import.meta.url));
  worker.unref();
  // Forgets a worker that has failed, so that the next call starts a new worker.
  const forget = () => void (reader = reader === worker ? undefined : reader);
  worker.on('error', forget);
  worker.on('exit', forget);
  reader = worker;
  return worker;
}

async function scan(pixels: Pixels): Promise<string | undefined> {
  const thread = readerThread();
  const firstMessage = once(thread, 'message');
  thread.ref();
  try {
    thread.postMessage(pixels);
    const [message] = await firstMessage;
    return messageSchema.parse(message).code;
  } finally {
    thread.unref();
  }
}

/**
 * Returns the text of the QR code in a picture, or undefined. Uses a worker thread, because a search takes up to half a
 * second of CPU time.
 */
export function findCodeIn(pixels: Pixels): Promise<string | undefined> {
  const result = last.then(() => scan(pixels));
  last = result.catch(() => undefined);
  return result;
}

export async function findCode(bytes: Buffer, width: number): Promise<string | undefined> {
  return findCodeIn(await decodePicture(bytes, width));
}
