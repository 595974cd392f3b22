import { Button, Card, Columns, LinkButton, LockIcon, PageHeader, SuccessArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { Greeting } from '../common/brand/greeting.tsx';
import { AdviceCard } from '../common/layout/advice-card.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useChangePassword } from './use-change-password.ts';

const advices = ['password.adviceLong', 'password.adviceOwn', 'password.adviceSecret'] as const;

/** The password screen at /auth/settings/change-password (ME-11). */
export function ChangePasswordPage(): ReactElement {
  const t = useText();
  usePageTitle(t('password.title'));
  const form = useChangePassword();
  return (
    <div className="cf-password">
      <PageHeader
        title={t('password.title')}
        description={t('password.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
        action={<Greeting />}
      />
      <Columns
        main={
          form.ended === undefined ? (
            <ChangePasswordForm form={form} />
          ) : (
            <Done ended={form.ended} onAgain={form.restart} />
          )
        }
        aside={
          <>
            <BrandPane scene="history" />
            <AdviceCard
              icon={<LockIcon size={20} />}
              title={t('password.adviceTitle')}
              advices={advices.map((key) => t(key))}
            />
          </>
        }
      />
    </div>
  );
}

function Done({ ended, onAgain }: { ended: number; onAgain: () => void }): ReactElement {
  const t = useText();
  return (
    <Card padding="lg" className="cf-password__done">
      <BrandScene scene="success" size="small">
        <SuccessArt width={112} />
      </BrandScene>
      <StageHeading focus>{t('password.done')}</StageHeading>
      <p role="status">{ended > 0 ? t('password.doneEnded', { count: ended }) : t('password.doneAlone')}</p>
      <div className="cf-password__next">
        <LinkButton variant="primary" fullWidth render={<Link to={paths.account} />}>
          {t('common.done')}
        </LinkButton>
        <Button variant="ghost" fullWidth onClick={onAgain}>
          {t('password.again')}
        </Button>
      </div>
    </Card>
  );
}
