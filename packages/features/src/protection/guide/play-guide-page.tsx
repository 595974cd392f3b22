import type { Protection } from '@chada/client-config';
import { AlertIcon, Card, CheckIcon, Columns, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { CalmScene } from '../../common/brand/calm-scene.tsx';
import { Greeting } from '../../common/brand/greeting.tsx';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { paths } from '../../common/layout/paths.ts';
import { Phrases } from '../../common/layout/phrases.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { HelpLine } from '../../common/protection/help-line.tsx';
import { ProtectionGate } from '../../common/protection/protection-gate.tsx';

const signs = ['playGuide.sign1', 'playGuide.sign2', 'playGuide.sign3', 'playGuide.sign4'] as const;
const tools = ['playGuide.tool1', 'playGuide.tool2', 'playGuide.tool3', 'playGuide.tool4'] as const;

/** The public page of responsible play at /protection. */
export function PlayGuidePage(): ReactElement {
  return <ProtectionGate>{(protection) => <PlayGuide protection={protection} />}</ProtectionGate>;
}

interface PointsProps {
  title: string;
  texts: readonly string[];
  icon: ReactNode;
  children?: ReactNode;
}

function Points({ title, texts, icon, children }: PointsProps): ReactElement {
  return (
    <Card>
      <h2 className="cf-guide__title">{title}</h2>
      <ul className="cf-guide__points">
        {texts.map((text) => (
          <li key={text}>
            {icon}
            <span>
              <Phrases text={text} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

function PlayGuide({ protection }: { protection: Protection }): ReactElement {
  const t = useText();
  const { minimumAge } = useClient();
  usePageTitle(t('playGuide.title'));
  return (
    <div className="cf-figure-on-card">
      <PageHeader title={t('playGuide.title')} description={t('playGuide.lead')} action={<Greeting />} />
      <Columns
        main={
          <>
            <Points
              title={t('playGuide.toolsTitle')}
              texts={tools.map((text) => t(text))}
              icon={<CheckIcon size={20} />}
            >
              <LinkButton fullWidth render={<Link to={paths.login} />}>
                {t('playGuide.toolsAction')}
              </LinkButton>
            </Points>
            <Points
              title={t('playGuide.signsTitle')}
              texts={signs.map((text) => t(text))}
              icon={<AlertIcon size={20} />}
            />
            <p className="cf-hint">{t('playGuide.age', { age: minimumAge })}</p>
          </>
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
