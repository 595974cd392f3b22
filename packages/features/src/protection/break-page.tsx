import type { Protection } from '@chada/client-config';
import { Columns, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CalmScene } from '../common/brand/calm-scene.tsx';
import { Greeting } from '../common/brand/greeting.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { CareNoticePart } from '../common/protection/care-notice-part.tsx';
import { HelpLine } from '../common/protection/help-line.tsx';
import { ProtectionGate } from '../common/protection/protection-gate.tsx';
import { BreakChoice } from './break-choice.tsx';

/** The page at /auth/protection/break: a time-out or a self-exclusion, each in two steps. */
export function BreakPage(): ReactElement {
  return <ProtectionGate>{(protection) => <BreakContent protection={protection} />}</ProtectionGate>;
}

function BreakContent({ protection }: { protection: Protection }): ReactElement {
  const t = useText();
  usePageTitle(t('playBreak.title'));
  return (
    <div className="cf-figure-on-card">
      <PageHeader
        title={t('playBreak.title')}
        description={t('playBreak.lead')}
        action={<Greeting />}
        back={{ label: t('common.back'), render: <Link to={paths.protection} /> }}
      />
      <Columns
        main={
          <BreakChoice flow="break" protection={protection}>
            <CareNoticePart />
          </BreakChoice>
        }
        aside={
          <>
            <CalmScene />
            <HelpLine line={protection.helpLine} />
          </>
        }
      />
    </div>
  );
}
