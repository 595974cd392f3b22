import { type ApiError, type ApiResult, isOutcomeUnknown, useHoldCredit } from '@chada/stores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhileShown } from '../common/layout/use-while-shown.ts';

/** The phase of a draw: ready, requested, animated, its prize shown. */
export type DrawPhase = 'ready' | 'asking' | 'moving' | 'shown';

interface DrawState<Answer> {
  readonly phase: DrawPhase;
  /** The choice, such as the position of a card. */
  readonly choice: number | null;
  readonly answer: Answer | null;
  readonly error: ApiError | null;
}

export interface Draw<Answer> extends DrawState<Answer> {
  /** True if the result of the last draw is unknown: repeating the request is then the only action. */
  readonly unknown: boolean;
  /** Requests a prize; ignored while a draw is running. */
  readonly draw: (choice: number) => void;
  /** Ends the animation at once. */
  readonly finish: () => void;
  /** Returns to the start, for another turn. */
  readonly again: () => void;
}

export interface DrawOptions<Answer> {
  submit: (choice: number) => Promise<ApiResult<Answer>>;
  /** Milliseconds of the animation; members who prefer reduced motion see the prize at once. */
  motionMs: number;
  /**
   * Returns the choice of an earlier request without a response, such as before a reload; it is requested again when
   * the screen opens.
   */
  findOpen: () => number | undefined;
  /** Called after a refusal: the displayed turns may be out of date. */
  onRefused: () => void;
}

const atRest = { phase: 'ready', choice: null, answer: null, error: null } as const;

/** True if the device asks for reduced motion. Browser only. */
function prefersStillness(): boolean {
  return typeof window.matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs a draw: the server decides, records and credits the prize, then the animation shows it. A timer ends the animation,
 * because a tab in the background may never fire its event. Until then the header's credit keeps its old value, so that it
 * doesn't reveal the prize.
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

  // An unknown outcome outlasts the maintenance that caused it: its notice has the button that asks for the result.
  const unknown = state.error !== null && isOutcomeUnknown(state.error);
  return { ...state, unknown, draw, finish, again };
}
