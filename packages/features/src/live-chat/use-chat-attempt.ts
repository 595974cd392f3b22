import { useCallback, useEffect, useState } from 'react';
import type { FrameMessage } from './connect-chat-frame.ts';

const SLOW_MS = 5_000;
const GIVE_UP_MS = 20_000;

/** The state of the chat. In the state `off`, the page contains no iframe. */
export type ChatPhase = 'off' | 'connecting' | 'slow' | 'shown' | 'failed';

export interface ChatAttempt {
  readonly phase: ChatPhase;
  readonly number: number;
  readonly begin: () => void;
  readonly drop: () => void;
  readonly handleMessage: (message: Exclude<FrameMessage, 'close'>) => void;
}

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
  return { phase, number, begin, drop, handleMessage: become };
}
