import { useReturnPath } from '@chada/stores';
import { Card, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { LoginForm } from '../common/login-form.tsx';
import { Notice } from '../common/notice.tsx';
import { paths } from '../common/paths.ts';
import { useText } from '../common/site-context.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { readArrival } from './arrival.ts';

/** `/login` (PU-02). */
export function LoginPage(): ReactElement {
  const t = useText();
  const arrival = readArrival(useLocation().state);
  const { returnPath } = useReturnPath();
  usePageTitle(t('login.title'));
  return (
    <div className="cf-login">
      <PageHeader title={t('login.title')} description={t('login.description')} />
      {arrival.reason === 'registered' && (
        <Notice tone="positive" role="status" title={t('register.signInAfter')} />
      )}
      {arrival.reason === 'sessionEnded' && (
        <Notice tone="info" role="status" title={t('login.sessionEnded')} />
      )}
      {returnPath !== null && <p className="cf-login__return">{t('login.returning')}</p>}
      <Card padding="lg">
        <LoginForm
          place="login"
          {...(arrival.username === undefined ? {} : { username: arrival.username })}
        />
      </Card>
      <div className="cf-login__other">
        <p>
          {t('login.noAccount')}
          <LinkButton variant="ghost" render={<Link to={paths.register} />}>
            {t('shell.register')}
          </LinkButton>
        </p>
        <p>
          {t('login.forgot')}
          <LinkButton variant="ghost" render={<Link to={paths.contact} />}>
            {t('login.forgotAction')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
