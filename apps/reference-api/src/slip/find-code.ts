import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { decodePicture, type Pixels } from './decode-picture.ts';

const answerSchema = z.object({ code: z.optional(z.string()) });

let reader: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The thread that reads codes, begun when the first is wanted and again after it has failed. Idle, it keeps no process alive. */
function readerThread(): Worker {
  if (reader) return reader;
  const begun = new Worker(new URL('./find-code.worker.ts', import.meta.url));
  begun.unref();
  // The one who waits is told by `once`; here it is only made room for the next.
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
 * What a QR code in a picture says; nothing where none is found. Looking takes up to half a second of nothing else, so a thread
 * of its own does it, one picture after another.
 */
export function findCodeIn(pixels: Pixels): Promise<string | undefined> {
  const mine = last.then(() => ask(pixels));
  last = mine.catch(() => undefined);
  return mine;
}

/** The same for a picture (JPEG or PNG) that is first shrunk to a width. */
export async function findCode(bytes: Buffer, width: number): Promise<string | undefined> {
  return findCodeIn(await decodePicture(bytes, width));
}
