import { useReturnPath } from '@chada/stores';
import { Card, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { LoginForm } from '../common/login-form.tsx';
import { Notice } from '../common/notice.tsx';
import { paths } from '../common/paths.ts';
import { useText } from '../common/site-context.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { readArrival } from './arrival.ts';

/** `/login` (PU-02). */
export function LoginPage(): ReactElement {
  const t = useText();
  const { returnPath } = useReturnPath();
  const { state } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const { reason, username } = readArrival({ state, replaced, returnPath });
  usePageTitle(t('login.title'));
  return (
    <div className="cf-login">
      <PageHeader title={t('login.title')} description={t('login.description')} />
      {reason !== undefined && (
        <Notice
          tone={reason === 'registered' ? 'positive' : 'info'}
          role="status"
          title={
            reason === 'registered'
              ? t('login.registered')
              : reason === 'sessionEnded'
                ? t('login.sessionEnded')
                : t('login.needed')
          }
        >
          {returnPath === null ? null : t('login.returning')}
        </Notice>
      )}
      <Card padding="lg">
        <LoginForm place="login" {...(username === undefined ? {} : { username })} />
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
