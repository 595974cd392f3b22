import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { decodePicture, type Pixels } from './decode-picture.ts';

const answerSchema = z.object({ code: z.optional(z.string()) });

let reader: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Returns the worker that reads codes; starts it on first use and after a failure. It does not keep the process alive. */
function readerThread(): Worker {
  if (reader) return reader;
  const begun = new Worker(new URL('./find-code.worker.ts', import.meta.url));
  begun.unref();
  // Callers get errors through `once`; this only allows the next call to start a new worker.
  const forget = () => void (reader = reader === begun ? undefined : reader);
  begun.on('error', forget);
  begun.on('exit', forget);
  reader = begun;
  return begun;
}

async function ask(pixels: Pixels): Promise<string | undefined> {
  const thread = readerThread();
  const answer = once(thread, 'message');
  thread.ref();
  try {
    thread.postMessage(pixels);
    const [message] = await answer;
    return answerSchema.parse(message).code;
  } finally {
    thread.unref();
  }
}

/**
 * Returns the text of a QR code in a picture, or undefined if none is found. The search can take half a second of CPU
 * time, so a worker thread does it, one picture at a time.
 */
export function findCodeIn(pixels: Pixels): Promise<string | undefined> {
  const mine = last.then(() => ask(pixels));
  last = mine.catch(() => undefined);
  return mine;
}

/** Does the same for a file (JPEG or PNG), after scaling it down to a width. */
export async function findCode(bytes: Buffer, width: number): Promise<string | undefined> {
  return findCodeIn(await decodePicture(bytes, width));
}
