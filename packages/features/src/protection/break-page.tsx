import type { Protection } from '@chada/client-config';
import type { ExclusionLength, TimeOutLength } from '@chada/domain';
import { Card, ClockIcon, Columns, ListRow, PageHeader, RowList, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { CareNoticePart } from '../common/protection/care-notice-part.tsx';
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
    <>
      <PageHeader
        title={t('playBreak.title')}
        description={t('playBreak.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.protection} /> }}
      />
      <Columns
        main={
          step?.kind === 'timeOut' ? (
            <TimeOutReview length={step.length} onBack={close} />
          ) : step?.kind === 'selfExclusion' ? (
            <ExclusionReview length={step.length} onBack={close} />
          ) : (
            <>
              <CareNoticePart />
              <Card>
                <BreakFacts />
              </Card>
              <Lengths
                title={t('playBreak.timeOutTitle')}
                text={t('playBreak.timeOutText')}
                lengths={protection.timeOuts}
                onChoose={(length) => open({ kind: 'timeOut', length })}
              />
              <Lengths
                title={t('playBreak.exclusionTitle')}
                text={t('playBreak.exclusionText')}
                lengths={protection.exclusions}
                onChoose={(length) => open({ kind: 'selfExclusion', length })}
              />
            </>
          )
        }
        aside={
          <>
            <BrandPane scene="friends" />
            <HelpLine line={protection.helpLine} />
          </>
        }
      />
    </>
  );
}

interface LengthsProps<Length> {
  title: string;
  text: string;
  lengths: readonly Length[];
  onChoose: (length: Length) => void;
}

function Lengths<Length extends TimeOutLength | ExclusionLength>({
  title,
  text,
  lengths,
  onChoose,
}: LengthsProps<Length>): ReactElement {
  const t = useText();
  const textOf = (length: TimeOutLength | ExclusionLength): string => t(`playBreak.${length}`);
  return (
    <Section title={title}>
      <p className="cf-break__hint cf-hint">
        <Phrases text={text} />
      </p>
      <RowList label={title}>
        {lengths.map((length) => (
          <ListRow
            key={length}
            icon={<ClockIcon size={20} />}
            title={textOf(length)}
            onClick={() => onChoose(length)}
          />
        ))}
      </RowList>
    </Section>
  );
}
