import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { canGoBack, type HistoryStep, stepsOf, withSteps } from './history-state.ts';

const moveTimeoutMs = 1000;

interface StepNavigation<Step> {
  readonly open: (step: Step) => void;
  /** Replaces the open step, so that the Back button skips a form that was already sent. */
  readonly replace: (step: Step) => void;
  readonly close: () => void;
  readonly closeTo: (count: number) => void;
  readonly closeAll: () => void;
}

export interface HistorySteps<Step> extends StepNavigation<Step> {
  readonly steps: readonly Step[];
  readonly isLost: boolean;
}

/** Stores the steps of a flow in the browser's history. `read` parses a stored step. */
export function useHistorySteps<Step>(
  flow: string,
  read: (value: unknown) => Step | undefined,
): HistorySteps<Step> {
  const navigate = useNavigate();
  const location = useLocation();
  const steps: Step[] = [];
  let lostAt = -1;
  stepsOf(location.state).forEach((entry, index) => {
    if (entry.flow !== flow || lostAt >= 0) return;
    const step = read(entry.value);
    if (step === undefined) lostAt = index;
    else steps.push(step);
  });

  const [moves] = useState(() => makeMoves<Step>(flow));
  useLayoutEffect(() => moves.connect({ navigate, location }), [navigate, location, moves]);
  useEffect(() => {
    if (lostAt >= 0) moves.backTo(lostAt);
  }, [lostAt, location.key, moves]);
  return { steps, isLost: lostAt >= 0, ...moves };
}

interface Router {
  readonly navigate: NavigateFunction;
  readonly location: Location;
}

interface InternalMoves {
  readonly connect: (router: Router) => () => void;
  readonly backTo: (index: number | undefined) => void;
}

function makeMoves<Step>(flow: string): StepNavigation<Step> & InternalMoves {
  // The router. Undefined while the component is unmounted, so that a late response can't navigate.
  let connected: Router | undefined;
  // Stores the last navigation, so that a second press before the next render has no effect.
  let lastMove = { key: '', startedAt: 0 };
  const move = (
    navigateFrom: (router: Router, open: readonly HistoryStep[]) => void,
    isForced = false,
  ): void => {
    if (connected === undefined) return;
    const { key, state } = connected.location;
    if (!isForced && lastMove.key === key && performance.now() - lastMove.startedAt < moveTimeoutMs) return;
    lastMove = { key, startedAt: performance.now() };
    navigateFrom(connected, stepsOf(state));
  };
  const show = ({ navigate, location }: Router, open: readonly HistoryStep[], replace: boolean): void => {
    const { pathname, search, hash, state } = location;
    void navigate({ pathname, search, hash }, { replace, state: withSteps(state, open) });
  };
  const places = (): number[] =>
    stepsOf(connected?.location.state).flatMap((entry, index) => (entry.flow === flow ? [index] : []));
  const backTo = (index: number | undefined): void => {
    if (index === undefined) return;
    move((router, open) => {
      const count = open.length - index;
      if (canGoBack(count)) void router.navigate(-count);
      else show(router, open.slice(0, index), true);
    });
  };
  return {
    backTo,
    connect(router) {
      connected = router;
      if (lastMove.key !== router.location.key) lastMove.key = '';
      return () => {
        connected = undefined;
      };
    },
    open: (step) => move((router, open) => show(router, [...open, { flow, value: step }], false)),
    replace: (step) =>
      move((router, open) => {
        const place = places().pop() ?? open.length;
        const after = [...open];
        after[place] = { flow, value: step };
        show(router, after, place < open.length);
      }, true),
    close: () => backTo(places().pop()),
    closeTo: (count) => backTo(places()[count]),
    closeAll: () => backTo(places()[0]),
  };
}
