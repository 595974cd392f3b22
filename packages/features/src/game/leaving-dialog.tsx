import { formatBaht } from '@chada/messages';
import { Button, Dialog } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import type { GameLaunch, LaunchStage } from './use-game-launch.ts';

export interface PartProps<Stage extends LaunchStage> {
  launch: GameLaunch;
  step: Stage;
  onClose: () => void;
}

export function LeavingDialog({
  launch,
  step,
  onClose,
}: PartProps<Extract<LaunchStage, { stage: 'leaving' }>>): ReactElement {
  const t = useText();
  return (
    <Dialog
      open
      title={t('gameList.leaving')}
      description={t('gameList.leavingHint', { amount: formatBaht(step.movedSatang) })}
      art={<span className="ck-spinner cf-open-game__spinner" aria-hidden="true" />}
      onClose={onClose}
      actions={
        step.slow ? (
          <>
            <Button onClick={onClose}>{t('gameList.bringBack')}</Button>
            <Button variant="primary" onClick={launch.goAgain}>
              {t('gameList.openAgain')}
            </Button>
          </>
        ) : undefined
      }
    >
      <p className="cf-open-game__note" role="status">
        {step.slow ? t('gameList.leavingSlow') : ''}
      </p>
    </Dialog>
  );
}
