import type { Protection } from '@chada/client-config';
import { Card, ClockIcon, ListRow, PageHeader, RowList, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { HelpLine } from '../common/protection/help-line.tsx';
import { ProtectionGate } from '../common/protection/protection-gate.tsx';
import { BreakFacts } from './break-facts.tsx';
import { ExclusionReview } from './exclusion-review.tsx';
import { TimeOutReview } from './time-out-review.tsx';
import { useBreakSteps } from './use-break-steps.ts';

/** The page at /auth/protection/break: a time-out or a self-exclusion, each in two steps. */
export function BreakPage(): ReactElement {
  return <ProtectionGate>{(protection) => <BreakContent protection={protection} />}</ProtectionGate>;
}

function BreakContent({ protection }: { protection: Protection }): ReactElement {
  const t = useText();
  usePageTitle(t('playBreak.title'));
  const { steps, open, close } = useBreakSteps();
  const step = steps[steps.length - 1];
  return (
    <div className="ck-stack" data-space="5">
      <PageHeader
        title={t('playBreak.title')}
        description={t('playBreak.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.protection} /> }}
      />
      {step?.kind === 'timeOut' && <TimeOutReview length={step.length} onBack={close} />}
      {step?.kind === 'selfExclusion' && <ExclusionReview length={step.length} onBack={close} />}
      {step === undefined && (
        <>
          <Card>
            <BreakFacts />
          </Card>
          <Section title={t('playBreak.timeOutTitle')}>
            <p className="cf-hint">{t('playBreak.timeOutText')}</p>
            <RowList label={t('playBreak.timeOutTitle')}>
              {protection.timeOuts.map((length) => (
                <ListRow
                  key={length}
                  icon={<ClockIcon size={20} />}
                  title={t(`playBreak.${length}`)}
                  onClick={() => open({ kind: 'timeOut', length })}
                />
              ))}
            </RowList>
          </Section>
          <Section title={t('playBreak.exclusionTitle')}>
            <p className="cf-hint">{t('playBreak.exclusionText')}</p>
            <RowList label={t('playBreak.exclusionTitle')}>
              {protection.exclusions.map((length) => (
                <ListRow
                  key={length}
                  icon={<ClockIcon size={20} />}
                  title={t(`playBreak.${length}`)}
                  onClick={() => open({ kind: 'selfExclusion', length })}
                />
              ))}
            </RowList>
          </Section>
          <HelpLine line={protection.helpLine} />
        </>
      )}
    </div>
  );
}
