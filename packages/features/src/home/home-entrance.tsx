import { Card, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router';
import { LoginForm } from '../common/fields/login-form.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

export function HomeEntrance(): ReactElement {
  const t = useText();
  const titleId = useId();
  return (
    <Card className="cf-home__entrance cf-form-card" padding="lg" role="region" aria-labelledby={titleId}>
      <h2 id={titleId} className="cf-home__entrance-title">
        {t('home.loginTitle')}
      </h2>
      <LoginForm place="home" />
      <div className="cf-home__register">
        <p className="cf-home__register-title">{t('home.newHere')}</p>
        <p className="cf-home__register-hint">{t('home.registerHint')}</p>
        <LinkButton fullWidth render={<Link to={paths.register} />}>
          {t('home.registerAction')}
        </LinkButton>
      </div>
    </Card>
  );
}
