import { useCallback, useEffect, useState } from 'react';
import type { FrameSays } from './converse.ts';

/** Milliseconds after which a loading chat counts as slow, and after which the attempt fails. */
const SLOW_MS = 5_000;
const GIVE_UP_MS = 20_000;

/** The phase of an attempt to open the chat. `off`: the page contains nothing of it. */
export type ChatPhase = 'off' | 'connecting' | 'slow' | 'shown' | 'failed';

export interface ChatAttempt {
  readonly phase: ChatPhase;
  /** Increases with each attempt. */
  readonly number: number;
  readonly begin: () => void;
  /** Ends the attempt in any phase. */
  readonly drop: () => void;
  /** Handles a message of the frame. After the chat has loaded, only a navigation of the frame ends it. */
  readonly heard: (saying: Exclude<FrameSays, 'close'>) => void;
}

/** Manages an attempt to open the chat and its time limits. */
export function useChatAttempt(): ChatAttempt {
  const [{ phase, number }, setAttempt] = useState<{ phase: ChatPhase; number: number }>({
    phase: 'off',
    number: 0,
  });
  const become = useCallback((next: ChatPhase) => setAttempt((now) => ({ ...now, phase: next })), []);
  useEffect(() => {
    if (phase !== 'connecting' && phase !== 'slow') return undefined;
    const timer = setTimeout(
      () => become(phase === 'connecting' ? 'slow' : 'failed'),
      phase === 'connecting' ? SLOW_MS : GIVE_UP_MS - SLOW_MS,
    );
    return () => clearTimeout(timer);
  }, [phase, become]);
  const begin = useCallback(() => setAttempt((now) => ({ phase: 'connecting', number: now.number + 1 })), []);
  const drop = useCallback(() => become('off'), [become]);
  return { phase, number, begin, drop, heard: become };
}
