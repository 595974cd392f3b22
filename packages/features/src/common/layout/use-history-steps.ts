import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { canGoBack, type HistoryStep, stepsOf, withSteps } from './history-state.ts';

/** Milliseconds after which a move without effect, such as in a tab without history, no longer blocks the next one. */
const moveTimeoutMs = 1000;

/** Moves between the steps of a flow. Each does nothing while the previous one is still running. */
interface StepMoves<Step> {
  /** Opens a step: Back returns to the current entry. */
  readonly open: (step: Step) => void;
  /** Replaces the open step by its outcome, so that Back doesn't return to a form that was sent. */
  readonly replace: (step: Step) => void;
  /** Goes back one step, as the browser's Back does. */
  readonly close: () => void;
  /** Goes back to the page's own entry. */
  readonly closeAll: () => void;
}

export interface HistorySteps<Step> extends StepMoves<Step> {
  /** The flow's open steps, oldest first; empty on the page's own entry. */
  readonly steps: readonly Step[];
  /** True if the history has a step that can't be shown; the page is going back from it. */
  readonly isLost: boolean;
}

/**
 * Keeps the steps of a flow as entries of the browser's history. `read` parses the value of a step and returns undefined
 * if the step can't be shown, for example after a reload that lost a file: the page then goes back to the step before.
 */
export function useHistorySteps<Step>(
  flow: string,
  read: (value: unknown) => Step | undefined,
): HistorySteps<Step> {
  const navigate = useNavigate();
  const location = useLocation();
  const steps: Step[] = [];
  let lostAt = -1;
  stepsOf(location.state).forEach((one, index) => {
    if (one.flow !== flow || lostAt >= 0) return;
    const step = read(one.value);
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
  /** Connects the current router; returns a function that disconnects it. */
  readonly connect: (router: Router) => () => void;
  /** Goes back to the entry below the step at this index. */
  readonly backTo: (index: number | undefined) => void;
}

function makeMoves<Step>(flow: string): StepMoves<Step> & InternalMoves {
  // Undefined while the component is not mounted: an outcome that arrives later must not navigate.
  let connected: Router | undefined;
  // A second press may come before the first move has been rendered.
  let moving = { key: '', startedAt: 0 };
  const move = (how: (router: Router, open: readonly HistoryStep[]) => void, always = false): void => {
    if (connected === undefined) return;
    const { key, state } = connected.location;
    if (!always && moving.key === key && performance.now() - moving.startedAt < moveTimeoutMs) return;
    moving = { key, startedAt: performance.now() };
    how(connected, stepsOf(state));
  };
  const show = ({ navigate, location }: Router, open: readonly HistoryStep[], replace: boolean): void => {
    const { pathname, search, hash, state } = location;
    void navigate({ pathname, search, hash }, { replace, state: withSteps(state, open) });
  };
  const places = (): number[] =>
    stepsOf(connected?.location.state).flatMap((one, index) => (one.flow === flow ? [index] : []));
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
      if (moving.key !== router.location.key) moving.key = '';
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
    closeAll: () => backTo(places()[0]),
  };
}
