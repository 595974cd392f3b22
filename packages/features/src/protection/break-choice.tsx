import type { Protection } from '@chada/client-config';
import type { ExclusionLength, TimeOutLength } from '@chada/domain';
import { Button, Card, Section } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { BreakFacts } from './break-facts.tsx';
import { ExclusionReview } from './exclusion-review.tsx';
import { TimeOutReview } from './time-out-review.tsx';
import { useBreakSteps } from './use-break-steps.ts';

export interface BreakChoiceProps {
  flow: Parameters<typeof useBreakSteps>[0];
  protection: Protection;
  /** The content above the first step. */
  children?: ReactNode;
}

/** The two steps of a play break: the choice of the length, and the review of the choice. */
export function BreakChoice({ flow, protection, children }: BreakChoiceProps): ReactElement {
  const t = useText();
  const { steps, open, close } = useBreakSteps(flow);
  const step = steps[steps.length - 1];
  if (step?.kind === 'timeOut') return <TimeOutReview length={step.length} onBack={close} />;
  if (step?.kind === 'selfExclusion') return <ExclusionReview length={step.length} onBack={close} />;
  return (
    <>
      {children}
      <Card>
        <BreakFacts />
      </Card>
      <div className="cf-break__lengths">
        <div>
          <Lengths
            title={t('playBreak.timeOutTitle')}
            text={t('playBreak.timeOutText')}
            lengths={protection.timeOuts}
            onChoose={(length) => open({ kind: 'timeOut', length })}
          />
        </div>
        <div>
          <Lengths
            title={t('playBreak.exclusionTitle')}
            text={t('playBreak.exclusionText')}
            lengths={protection.exclusions}
            onChoose={(length) => open({ kind: 'selfExclusion', length })}
          />
        </div>
      </div>
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
      <ul className="cf-break__choices" aria-label={title}>
        {lengths.map((length) => (
          <li key={length}>
            <Button fullWidth onClick={() => onChoose(length)}>
              {textOf(length)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
