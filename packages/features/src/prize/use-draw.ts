import {
  type ApiError,
  type ApiResult,
  isOutcomeUnknown,
  useCurrentFailure,
  useHoldCredit,
} from '@chada/stores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhileShown } from '../common/layout/use-while-shown.ts';

/** Where a draw stands: to be asked for, asked, its motion under way, its prize shown. */
export type DrawPhase = 'ready' | 'asking' | 'moving' | 'shown';

interface DrawState<Answer> {
  readonly phase: DrawPhase;
  /** What was chosen, such as the place of a card. */
  readonly choice: number | null;
  readonly answer: Answer | null;
  readonly error: ApiError | null;
}

export interface Draw<Answer> extends DrawState<Answer> {
  /** Nobody knows whether the last draw was made: asking it again is all that leads on. */
  readonly unknown: boolean;
  /** Asks for a prize; ignored while one is under way. */
  readonly draw: (choice: number) => void;
  /** Ends the motion at once. */
  readonly finish: () => void;
  /** Back to the start, for another turn. */
  readonly again: () => void;
}

export interface DrawOptions<Answer> {
  submit: (choice: number) => Promise<ApiResult<Answer>>;
  /** How long the motion takes; a member who prefers none sees the prize at once. */
  motionMs: number;
  /** The choice that was sent before and never answered, such as before a reload; asked again as the screen opens. */
  findOpen: () => number | undefined;
  /** A refusal came: what is shown of turns may be stale. */
  onRefused: () => void;
}

const atRest = { phase: 'ready', choice: null, answer: null, error: null } as const;

/** Whether the member asked the device for less motion. Browser only. */
function prefersStillness(): boolean {
  return typeof window.matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A draw of the server as a screen shows it: the prize is decided, recorded and credited first, then the motion leads to
 * it. The motion ends by a timer and not by an event of the animation, which a tab in the background may never send.
 * From the asking to the end of the motion the credit of the header stands still, so that it does not tell the prize.
 */
export function useDraw<Answer>(options: DrawOptions<Answer>): Draw<Answer> {
  const [state, setState] = useState<DrawState<Answer>>(atRest);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const onRefused = useWhileShown(options.onRefused);
  const holdCredit = useHoldCredit();
  const letGo = useRef<(() => void) | undefined>(undefined);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const finish = useCallback(() => {
    clearTimeout(timer.current);
    letGo.current?.();
    setState((now) => (now.phase === 'moving' ? { ...now, phase: 'shown' } : now));
  }, []);
  const draw = useCallback(
    (choice: number) => {
      if (busy.current) return;
      busy.current = true;
      letGo.current = holdCredit();
      setState({ phase: 'asking', choice, answer: null, error: null });
      const ask = async () => {
        const result = await latest.current.submit(choice);
        busy.current = false;
        if (!result.ok) {
          letGo.current?.();
          setState({ phase: 'ready', choice, answer: null, error: result.error });
          if (result.error.kind === 'refused') onRefused();
          return;
        }
        const still = prefersStillness();
        setState({ phase: still ? 'shown' : 'moving', choice, answer: result.data, error: null });
        if (still) letGo.current?.();
        else timer.current = setTimeout(finish, latest.current.motionMs);
      };
      void ask();
    },
    [finish, holdCredit, onRefused],
  );
  const again = useCallback(() => setState(atRest), []);

  useEffect(() => {
    const open = latest.current.findOpen();
    if (open !== undefined) draw(open);
    return () => {
      clearTimeout(timer.current);
      letGo.current?.();
    };
  }, [draw]);

  const error = useCurrentFailure(state.error);
  const unknown = error !== null && isOutcomeUnknown(error);
  return { ...state, error, unknown, draw, finish, again };
}
