import { withoutJoiners } from '@chada/messages';
import { UnsupportedEngineError } from './limits.ts';

export function flat(text: string): string {
  return withoutJoiners(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

export function notWhileItMoves(error: unknown): readonly string[] {
  if (error instanceof UnsupportedEngineError) throw error;
  return [];
}
