import { type ApiError, isOutcomeUnknown, useGameEvent } from '@chada/stores';
import { type Game, useOpenGame, useRememberGame } from '@chada/stores/game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useFrozenSteps } from '../common/layout/use-frozen-steps.ts';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import type { LeaveSite } from '../common/money/leave-site.ts';
import { launchAddress, returnPathOf } from '../common/money/launch-address.ts';

export const SLOW_LEAVE_MS = 8_000;

export type LaunchFailure = ApiError | 'address';

export type LaunchStage =
  | { readonly stage: 'ask'; readonly failure: LaunchFailure | null }
  | { readonly stage: 'opening' }
  | {
      readonly stage: 'leaving';
      readonly address: string;
      readonly movedSatang: number;
      readonly slow: boolean;
    };

export interface GameLaunch {
  readonly game: Game | null;
  readonly step: LaunchStage;
  readonly ask: (game: Game) => void;
  readonly play: () => void;
  readonly goAgain: () => void;
  readonly leave: LeaveSite;
  readonly stay: () => void;
}

const askStage: LaunchStage = { stage: 'ask', failure: null };

/**
 * The state of the dialog that opens a game. A game is opened once, even if the member presses the button several times
 * (ME-22).
 */
export function useGameLaunch(leave: LeaveSite): GameLaunch {
  const [game, setGame] = useState<Game | null>(null);
  const [step, setStep] = useState<LaunchStage>(askStage);
  const [openGame] = useOpenGame();
  const remember = useRememberGame();
  const { event, returnCredit } = useGameEvent();
  const location = useLocation();
  const busy = useRef(false);
  const leaving = step.stage === 'leaving' && !step.slow;
  // The history entry keeps the game's code after a reload, but `game` is then null. The code then matches no game, so
  // the dialog does not open again.
  const dialog = useFrozenSteps(
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
      setStep(askStage);
      setGame(tapped);
      openDialog(tapped.code);
    },
    [openDialog],
  );

  const reset = useCallback(() => {
    busy.current = false;
    setStep(askStage);
  }, []);

  const open = async (wanted: Game): Promise<void> => {
    setStep({ stage: 'opening' });
    const result = await openGame({
      gameCode: wanted.code,
      gameName: wanted.name,
      returnPath: returnPathOf(location),
    });
    if (result.ok) remember(wanted);
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
