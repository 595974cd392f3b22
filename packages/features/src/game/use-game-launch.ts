import { type ApiError, isOutcomeUnknown, useGameEvent } from '@chada/stores';
import { type Game, useOpenGame } from '@chada/stores/game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHeldSteps } from '../common/layout/use-held-steps.ts';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import type { LeaveSite } from '../common/money/leave-site.ts';
import { launchAddress, returnPathOf } from '../common/money/launch-address.ts';

/** Milliseconds that leaving the page may take before the dialog offers a retry. */
export const SLOW_LEAVE_MS = 8_000;

/** The reason why a game did not open: an error of the API, or an invalid address. */
export type LaunchFailure = ApiError | 'address';

/** The stage of opening a game. */
export type LaunchStage =
  | { readonly stage: 'ask'; readonly failure: LaunchFailure | null }
  /** The request to open the game is running. */
  | { readonly stage: 'opening' }
  /** The credit is in the game and the browser is leaving; `slow` if that takes too long. */
  | {
      readonly stage: 'leaving';
      readonly address: string;
      readonly movedSatang: number;
      readonly slow: boolean;
    };

/** A tapped game and the actions on it. */
export interface GameLaunch {
  /** The game of the open dialog. */
  readonly game: Game | null;
  readonly step: LaunchStage;
  /** Opens the dialog of a tapped game. */
  readonly ask: (game: Game) => void;
  /** Sends one request to open the game, then navigates to it. */
  readonly play: () => void;
  /** Navigates to the game again, if the browser did not leave. */
  readonly goAgain: () => void;
  /** Leaves the site. */
  readonly leave: LeaveSite;
  /** Stays on the site: credit that is or may be in the game is returned. */
  readonly stay: () => void;
}

const asking: LaunchStage = { stage: 'ask', failure: null };

/** Opens games (ME-22): one call and one departure per request, however often the button is pressed. */
export function useGameLaunch(leave: LeaveSite): GameLaunch {
  const [game, setGame] = useState<Game | null>(null);
  const [step, setStep] = useState<LaunchStage>(asking);
  const [openGame] = useOpenGame();
  const { event, returnCredit } = useGameEvent();
  const location = useLocation();
  const busy = useRef(false);
  const leaving = step.stage === 'leaving' && !step.slow;
  // The history entry names the game; a reload loses the game itself, and the dialog with it.
  const dialog = useHeldSteps(
    useHistorySteps('game', (code) => (game?.code === code ? game?.code : undefined)),
    step.stage === 'opening' || leaving,
  );
  const isOpen = dialog.steps.length > 0;
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const { open: openDialog } = dialog;
  const ask = useCallback(
    (tapped: Game) => {
      setStep(asking);
      setGame(tapped);
      openDialog(tapped.code);
    },
    [openDialog],
  );

  const reset = useCallback(() => {
    busy.current = false;
    setStep(asking);
  }, []);

  const open = async (wanted: Game): Promise<void> => {
    setStep({ stage: 'opening' });
    const result = await openGame({
      gameCode: wanted.code,
      gameName: wanted.name,
      returnPath: returnPathOf(location),
    });
    // The member left the screen during the request.
    if (!shown.current) return result.ok ? returnCredit() : undefined;
    if (!result.ok) {
      busy.current = false;
      return setStep({ stage: 'ask', failure: result.error });
    }
    const address = launchAddress(result.data.launchUrl, window.location.href);
    if (address === undefined) {
      busy.current = false;
      setStep({ stage: 'ask', failure: 'address' });
      return returnCredit();
    }
    setStep({ stage: 'leaving', address, movedSatang: result.data.movedSatang, slow: false });
    leave(address);
  };

  const play = (): void => {
    if (game === null || busy.current) return;
    busy.current = true;
    void open(game);
  };

  const goAgain = (): void => {
    if (step.stage !== 'leaving') return;
    setStep({ ...step, slow: false });
    leave(step.address);
  };

  const stay = (): void => {
    if (step.stage !== 'opening') dialog.close();
  };
  // The browser's Back also closes the dialog.
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closed) return;
    const mayBeInGame =
      step.stage === 'leaving' ||
      (step.stage === 'ask' &&
        step.failure !== null &&
        step.failure !== 'address' &&
        isOutcomeUnknown(step.failure) &&
        event?.gameCode === game?.code);
    reset();
    if (mayBeInGame) void returnCredit();
  });

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(
      () => setStep((now) => (now.stage === 'leaving' ? { ...now, slow: true } : now)),
      SLOW_LEAVE_MS,
    );
    return () => clearTimeout(timer);
  }, [leaving]);

  // When the page is restored from the back/forward cache, it is no longer leaving; the store returns the credit.
  useEffect(() => {
    const onShow = (shownAgain: PageTransitionEvent) => {
      if (!shownAgain.persisted) return;
      reset();
      setGame(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  return { game: isOpen ? game : null, step, leave, ask, play, goAgain, stay };
}
