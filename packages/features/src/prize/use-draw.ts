import { DRAW_CYCLE_MS } from '@chada/membership-rules';
import { type ApiError, type ApiResult, isOutcomeUnknown, useFreezeCredit } from '@chada/stores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersStillness } from './prefers-stillness.ts';
import { useWhileShown } from '../common/layout/use-while-shown.ts';

/** The states of a draw: `asking` during the request, `moving` during the animation. */
export type DrawPhase = 'ready' | 'asking' | 'moving' | 'shown';

interface DrawState<Data> {
  readonly phase: DrawPhase;
  readonly choice: number | null;
  readonly response: Data | null;
  readonly error: ApiError | null;
}

export interface Draw<Data> extends DrawState<Data> {
  readonly unknown: boolean;
  readonly isCoolingDown: boolean;
  readonly wasTooSoon: boolean;
  readonly draw: (choice: number) => void;
  readonly finish: () => void;
  readonly again: () => void;
}

export interface DrawOptions<Data> {
  submit: (choice: number) => Promise<ApiResult<Data>>;
  motionMs: number;
  findOpen: () => number | undefined;
  onRefused: () => void;
}

function waitAfter(error: ApiError): number | undefined {
  if (error.kind !== 'refused' || error.code !== 'DRAW_TOO_SOON') return undefined;
  return error.retryAfterSeconds === undefined ? DRAW_CYCLE_MS : error.retryAfterSeconds * 1000;
}

const idleDraw = { phase: 'ready', choice: null, response: null, error: null } as const;

/**
 * Runs a draw and its animation. The header shows the old credit until the animation ends, because the new credit would
 * reveal the prize.
 */
export function useDraw<Data>(options: DrawOptions<Data>): Draw<Data> {
  const [state, setState] = useState<DrawState<Data>>(idleDraw);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const onRefused = useWhileShown(options.onRefused);
  const freezeCredit = useFreezeCredit();
  const endFreeze = useRef<(() => void) | undefined>(undefined);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [isCoolingDown, setCoolingDown] = useState(false);
  const [wasTooSoon, setTooSoon] = useState(false);
  const cooling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const finish = useCallback(() => {
    clearTimeout(timer.current);
    endFreeze.current?.();
    setState((now) => (now.phase === 'moving' ? { ...now, phase: 'shown' } : now));
  }, []);
  const endCooling = useCallback(() => {
    clearTimeout(cooling.current);
    cooling.current = undefined;
    setCoolingDown(false);
  }, []);
  const coolDown = useCallback(
    (ms: number) => {
      clearTimeout(cooling.current);
      cooling.current = setTimeout(endCooling, ms);
      setCoolingDown(true);
    },
    [endCooling],
  );
  const draw = useCallback(
    (choice: number) => {
      if (busy.current || cooling.current !== undefined) return;
      busy.current = true;
      coolDown(DRAW_CYCLE_MS);
      setTooSoon(false);
      endFreeze.current = freezeCredit();
      setState({ phase: 'asking', choice, response: null, error: null });
      const ask = async () => {
        const result = await latest.current.submit(choice);
        busy.current = false;
        if (!result.ok) {
          endFreeze.current?.();
          const waitMs = waitAfter(result.error);
          if (waitMs !== undefined) {
            coolDown(waitMs);
            setTooSoon(true);
            setState(idleDraw);
            return;
          }
          endCooling();
          setState({ phase: 'ready', choice, response: null, error: result.error });
          if (result.error.kind === 'refused') onRefused();
          return;
        }
        coolDown(DRAW_CYCLE_MS);
        const still = prefersStillness();
        setState({ phase: still ? 'shown' : 'moving', choice, response: result.data, error: null });
        if (still) endFreeze.current?.();
        else timer.current = setTimeout(finish, latest.current.motionMs);
      };
      void ask();
    },
    [coolDown, endCooling, finish, freezeCredit, onRefused],
  );
  const again = useCallback(() => setState(idleDraw), []);

  useEffect(() => {
    const open = latest.current.findOpen();
    if (open !== undefined) draw(open);
    return () => {
      clearTimeout(timer.current);
      endCooling();
      endFreeze.current?.();
    };
  }, [draw, endCooling]);

  const unknown = state.error !== null && isOutcomeUnknown(state.error);
  return { ...state, unknown, isCoolingDown, wasTooSoon, draw, finish, again };
}
