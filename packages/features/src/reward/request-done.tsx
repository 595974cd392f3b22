import type { Reward } from '@chada/stores';
import { Button, Dialog, LinkButton, SuccessArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

export function RequestDone({ reward, onClose }: { reward: Reward; onClose: () => void }): ReactElement {
  const t = useText();
  return (
    <Dialog
      open
      art={
        <BrandScene scene="success" size="small">
          <SuccessArt width={128} />
        </BrandScene>
      }
      title={t('reward.doneTitle')}
      description={t(reward.kind === 'goods' ? 'reward.doneGoods' : 'reward.doneCredit')}
      onClose={onClose}
      actions={
        <>
          <LinkButton fullWidth render={<DialogLink to={`${paths.reward}?view=history`} />}>
            {t('reward.seeHistory')}
          </LinkButton>
          <Button variant="primary" fullWidth onClick={onClose}>
            {t('common.ok')}
          </Button>
        </>
      }
    />
  );
}
