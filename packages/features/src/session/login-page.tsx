import { useReturnPath } from '@chada/stores';
import { Card, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { Greeting } from '../common/brand/greeting.tsx';
import { LoginForm } from '../common/fields/login-form.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { readArrival } from './arrival.ts';

/** The sign-in page at `/login` (PU-02). */
export function LoginPage(): ReactElement {
  const t = useText();
  const { returnPath } = useReturnPath();
  const { state } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const { reason, username } = readArrival({ state, replaced, returnPath });
  usePageTitle(t('session.title'));
  return (
    <div className="cf-login cf-with-pane" data-pane="large">
      <PageHeader title={t('session.title')} description={t('session.description')} action={<Greeting />} />
      {reason !== undefined && (
        <Notice
          tone={reason === 'registered' ? 'positive' : 'info'}
          role="status"
          title={
            reason === 'registered'
              ? t('session.registered')
              : reason === 'sessionEnded'
                ? t('session.sessionEnded')
                : t('session.needed')
          }
        >
          {returnPath === null ? null : t('session.returning')}
        </Notice>
      )}
      <Card padding="lg" className="cf-form-card">
        <LoginForm place="login" {...(username === undefined ? {} : { username })} />
      </Card>
      <div className="cf-login__other">
        <p>
          {t('session.noAccount')}
          <LinkButton variant="ghost" render={<Link to={paths.register} />}>
            {t('shell.register')}
          </LinkButton>
        </p>
        <p>
          {t('session.forgot')}
          <LinkButton variant="ghost" render={<Link to={paths.contact} />}>
            {t('session.forgotAction')}
          </LinkButton>
        </p>
      </div>
      <BrandPane scene="success" />
    </div>
  );
}
