import { formatDateTime } from '@chada/messages';
import { type FairnessState, useFairnessMemory } from '@chada/stores/fairness';
import { Button, Card, LockIcon } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { FactList } from '../common/layout/fact-list.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { CodeText } from './code-text.tsx';
import { SeedForm } from './seed-form.tsx';

export interface SeedCardProps {
  state: FairnessState;
  used: readonly string[];
  onFailed: () => void;
}

export function SeedCard({ state, used, onFailed }: SeedCardProps): ReactElement {
  const t = useText();
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState<{ readonly revealed: number | null }>();
  const { active } = state;
  const own = active?.clientSeedBy === 'member' ? active : null;
  return (
    <Card padding="lg" tone="accent" className="cf-fairness__seed cf-accent-card">
      {done !== undefined && !isChanging && (
        <Notice tone="positive" role="status" title={t('fairness.seedDone')}>
          {done.revealed === null || done.revealed === 0
            ? t('fairness.seedNew')
            : t('fairness.seedRevealed', { count: done.revealed })}
        </Notice>
      )}
      {own === null ? (
        <>
          <h2 className="cf-fairness__heading">{t('fairness.inviteTitle')}</h2>
          <p>{t('fairness.invite')}</p>
        </>
      ) : (
        <OwnSeed active={own} />
      )}
      {own === null || isChanging ? (
        <SeedForm
          state={state}
          used={used}
          onFailed={onFailed}
          onDone={(revealed) => {
            setDone({ revealed });
            setChanging(false);
          }}
        />
      ) : (
        <Button fullWidth icon={<LockIcon size={20} />} onClick={() => setChanging(true)}>
          {t('fairness.change')}
        </Button>
      )}
    </Card>
  );
}

function OwnSeed({ active }: { active: NonNullable<FairnessState['active']> }): ReactElement {
  const t = useText();
  const memory = useFairnessMemory();
  const { clientSeed, commitment, nextNonce, since } = active;
  const isFromHere = memory
    .read()
    .sent.some((seed) => seed.commitment === commitment && seed.clientSeed === clientSeed);
  return (
    <>
      <h2 className="cf-fairness__heading">{t('fairness.ownTitle')}</h2>
      <p>{t(isFromHere ? 'fairness.own' : 'fairness.otherDevice')}</p>
      <FactList
        facts={[
          { label: t('fairness.clientSeed'), value: <CodeText text={clientSeed} /> },
          { label: t('fairness.nextNonce'), value: nextNonce },
          { label: t('fairness.since'), value: formatDateTime(since) },
        ]}
      />
      <div className="cf-fairness__promise">
        <p className="cf-hint">{t('fairness.commitment')}</p>
        <CodeText text={commitment} />
      </div>
    </>
  );
}
