import { NotOnThisEngine } from './limits.ts';

export function flat(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns an empty list for a frame that is navigating. */
export function notWhileItMoves(error: unknown): readonly string[] {
  if (error instanceof NotOnThisEngine) throw error;
  return [];
}
