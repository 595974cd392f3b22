import { useCurrentFailure, useGameEvent } from '@chada/stores';
import { Button, Dialog, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CreditInGame } from '../common/money/credit-in-game.tsx';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useFrozenValue } from '../common/layout/use-frozen-value.ts';
import { GameCover } from './game-cover.tsx';
import { CreditLine, GameFacts, LaunchProblem, LimitReached } from './open-game-parts.tsx';
import { refusedLimit } from './refused-limit.ts';
import type { GameLaunch, LaunchStage } from './use-game-launch.ts';
import { usePlayableCredit } from './use-playable-credit.ts';
import { LeavingDialog, type PartProps } from './leaving-dialog.tsx';

export function OpenGameDialog({ launch }: { launch: GameLaunch }): ReactElement | null {
  const { game, step } = launch;
  if (game === null) return null;
  const close = (): void => {
    const isOpening = step.stage === 'opening' || (step.stage === 'leaving' && !step.slow);
    if (!isOpening) launch.stay();
  };
  if (step.stage === 'leaving') return <LeavingDialog launch={launch} step={step} onClose={close} />;
  return <AskDialog launch={launch} step={step} onClose={close} />;
}

function AskDialog({
  launch,
  step,
  onClose,
}: PartProps<Exclude<LaunchStage, { stage: 'leaving' }>>): ReactElement | null {
  const t = useText();
  const credit = usePlayableCredit();
  const { leaving } = useGameEvent();
  const open = useFrozenValue(
    credit.state === 'inGame' ? credit.game : null,
    leaving && step.stage === 'ask',
  );
  const failure = useCurrentFailure(step.stage === 'ask' ? step.failure : null);
  const { game, leave } = launch;
  if (game === null) return null;
  const refusedForCredit =
    failure !== null && failure !== 'address' && failure.code === 'CREDIT_INSUFFICIENT';
  const isSameGame = open?.gameCode === game.code;
  const reached =
    refusedLimit(failure) ?? (open === null && credit.state === 'limitReached' ? credit.reached : null);
  const needsDeposit =
    reached === null &&
    open === null &&
    step.stage === 'ask' &&
    (credit.state === 'none' || refusedForCredit);
  return (
    <Dialog
      open
      title={game.name}
      description={needsDeposit ? t('gameList.noCredit') : undefined}
      art={
        <span className="cf-open-game__cover">
          <GameCover game={game} />
        </span>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(reached === null ? 'gameList.notNow' : 'common.close')}</Button>
          {reached !== null ? (
            <LinkButton variant="primary" render={<DialogLink to={paths.protection} />}>
              {t('limitNotice.see')}
            </LinkButton>
          ) : needsDeposit ? (
            <LinkButton variant="primary" render={<DialogLink to={paths.deposit} />}>
              {t('gameList.depositNow')}
            </LinkButton>
          ) : isSameGame ? null : (
            <Button
              variant="primary"
              loading={step.stage === 'opening' || credit.state === 'waiting'}
              onClick={launch.play}
            >
              {playText()}
            </Button>
          )}
        </>
      }
    >
      <GameFacts game={game} />
      {reached !== null ? (
        <LimitReached reached={reached} />
      ) : (
        failure !== null && <LaunchProblem failure={failure} isOpen={isSameGame} />
      )}
      {open === null ? (
        reached === null && <CreditLine credit={credit} />
      ) : (
        <div className="cf-open-game__in-game" tabIndex={-1} data-autofocus>
          <CreditInGame leave={leave} />
        </div>
      )}
      {!isSameGame && reached === null && <p className="cf-open-game__note">{noteText()}</p>}
    </Dialog>
  );

  function noteText(): string {
    if (open !== null) {
      const isLimited = credit.state === 'inGame' && credit.isLimited;
      return t(isLimited ? 'gameList.moveWithinLimits' : 'gameList.moveNote', {
        name: open.gameName ?? open.gameCode,
      });
    }
    if (credit.state === 'known' && credit.isLimited) return t('gameList.withinLimits');
    return t(needsDeposit ? 'gameList.noCreditHint' : 'gameList.takeNote');
  }

  function playText(): string {
    if (step.stage === 'opening') return t('gameList.opening');
    if (open !== null) return t('gameList.move');
    return failure === null ? t('gameList.play') : t('gameList.playAgain');
  }
}
