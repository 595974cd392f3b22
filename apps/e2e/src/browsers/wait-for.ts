import { PageNavigatedError } from './evaluate.ts';
import { waitLimit } from './limits.ts';

/** The limit is high, because a busy machine may need seconds for a simple step. */
export const defaultTimeoutMs = 30_000;
const pollMs = 40;

export async function retryCall<R>(
  question: () => Promise<R>,
  endMs = Date.now() + waitLimit(defaultTimeoutMs),
): Promise<R> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof PageNavigatedError) || Date.now() > endMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
}

/** Waits until `isSo` returns true. After a timeout, throws an error whose message contains `description`. */
export async function waitFor(
  description: string | (() => string),
  isSo: () => Promise<boolean>,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const limitMs = waitLimit(timeoutMs);
  const end = Date.now() + limitMs;
  for (;;) {
    if (await retryCall(isSo, end)) return;
    if (Date.now() > end) {
      throw new Error(
        `Timed out after ${limitMs} ms: ${typeof description === 'string' ? description : description()}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
