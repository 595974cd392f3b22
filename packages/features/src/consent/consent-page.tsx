import type { Consent } from '@chada/client-config';
import { Button, Card, ContactIcon, FormError, HistoryIcon, PageHeader, WithdrawIcon } from '@chada/ui-kit';
import type { FormEvent, ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { ConsentBox } from '../common/consent/consent-box.tsx';
import { useDueConsents } from '../common/consent/use-due-consents.ts';
import { LinkRows } from '../common/layout/link-rows.tsx';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { WaitingSlips } from '../common/money/waiting-slips.tsx';
import { consentFieldId, useConsentForm } from './use-consent-form.ts';

/** The page that replaces most member screens until the member has answered the new consents. */
export function ConsentPage(): ReactElement | null {
  const due = useDueConsents();
  return due.length === 0 ? null : <ConsentContent due={due} />;
}

function ConsentContent({ due }: { due: readonly Consent[] }): ReactElement {
  const t = useText();
  const { isFirst, ticked, tick, showsMissing, busy, failure, submit } = useConsentForm(due);
  const title = t(isFirst ? 'consent.firstTitle' : 'consent.title');
  usePageTitle(title);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="cf-consent">
      <PageHeader title={title} description={t(isFirst ? 'consent.firstIntro' : 'consent.intro')} />
      <Card padding="lg">
        <form className="cf-consent" noValidate onSubmit={onSubmit}>
          {due.map((consent) => (
            <ConsentBox
              key={consent.id}
              id={consentFieldId(consent.id)}
              consent={consent}
              checked={ticked.includes(consent.id)}
              onChange={(checked) => tick(consent.id, checked)}
              error={
                showsMissing && consent.required && !ticked.includes(consent.id)
                  ? t('consent.required')
                  : undefined
              }
            />
          ))}
          <FormError title={failure} />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
            {t('consent.submit')}
          </Button>
        </form>
      </Card>
      <WaitingSlips />
      <p className="cf-hint">{t('consent.later')}</p>
      <LinkRows
        label={t('consent.later')}
        links={[
          { title: t('consent.withdraw'), to: paths.withdraw, Icon: WithdrawIcon },
          { title: t('consent.history'), to: paths.history, Icon: HistoryIcon },
          { title: t('consent.help'), to: paths.memberContact, Icon: ContactIcon },
        ]}
      />
    </div>
  );
}
