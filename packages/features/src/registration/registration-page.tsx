import { joinThaiPrefixes } from '@chada/messages';
import { Button, Card, FormError, LinkButton, PageHeader, Stepper } from '@chada/ui-kit';
import type { FormEvent, ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { Greeting } from '../common/brand/greeting.tsx';
import { SidePane } from '../common/brand/side-pane.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useReady, useSubmitButton } from '../common/fields/use-ready.ts';
import { readEntrance } from './entrance.ts';
import { CodeStep } from './code-step.tsx';
import { FormField } from './form-field.tsx';
import { stepTitles } from './form-steps.ts';
import { InviterCard } from './inviter-card.tsx';
import { NeededCard } from './needed-card.tsx';
import { TermsLinks } from './terms-links.tsx';
import { type Registration, useRegistration } from './use-registration.ts';
import { stepHeadingId } from './use-steps.ts';

function StepButtons({ registration }: { registration: Registration }): ReactElement {
  const t = useText();
  const submitButton = useSubmitButton();
  const { form, steps, busy, asksCode } = registration;
  const isLastOfForm = steps.step === form.length - 1;
  const next = isLastOfForm ? t('registration.codeSending') : t('validation.checking');
  const [pending, action] =
    steps.step === form.length || (isLastOfForm && !asksCode)
      ? [t('registration.submitting'), t('registration.submit')]
      : [next, t('common.next')];
  const goOn = (
    <Button {...submitButton} variant="primary" size="lg" fullWidth loading={busy}>
      {busy ? pending : action}
    </Button>
  );
  if (steps.step === 0) return goOn;
  return (
    <div className="cf-register__buttons">
      <Button size="lg" disabled={busy} onClick={steps.goBack}>
        {t('common.back')}
      </Button>
      {goOn}
    </div>
  );
}

/** The registration page at `/register` and at the paths of invitation links (PU-03 to PU-06). */
export function RegistrationPage(): ReactElement {
  const t = useText();
  const entrance = readEntrance(useParams());
  const registration = useRegistration(entrance);
  const ready = useReady();
  const { form, steps, inviter, values, failure, asksCode } = registration;
  const { step } = steps;
  const titles = stepTitles(form, asksCode ? t('registration.stepCode') : undefined);
  const asksPassword = form[step]?.values.includes('password') === true;
  const asksContact = form.some(({ values: names }) => names.includes('lineId') || names.includes('email'));
  usePageTitle(t('registration.title'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.submit();
  };
  return (
    <div className="cf-register cf-with-side" data-side="large">
      <PageHeader title={t('registration.title')} action={<Greeting />} />
      <InviterCard inviter={inviter} />
      {ready && entrance.isUnusable && (
        <Notice tone="warning" role="status" title={t('registration.campaignUnusable')}>
          {t('registration.campaignUnusableHint')}
        </Notice>
      )}
      <Stepper
        steps={titles.map(joinThaiPrefixes)}
        current={step}
        label={t('registration.progress')}
        doneLabel={t('registration.stepDone')}
      />
      <Card padding="lg" className="cf-form-card">
        <form className="cf-register__form" method="post" noValidate onSubmit={submit}>
          <h2 id={stepHeadingId} tabIndex={-1} className="cf-register__step">
            {joinThaiPrefixes(titles[step] ?? '')}
            <span className="cf-register__count">
              {t('registration.stepOf', { step: step + 1, count: titles.length })}
            </span>
          </h2>
          {asksPassword && steps.returned && values.password === '' && (
            <Notice tone="info" role="status" title={t('registration.passwordAgain')} />
          )}
          {form[step]?.fields.map((field) => (
            <FormField key={field.id} {...field} registration={registration} />
          ))}
          {step === form.length && <CodeStep registration={registration} />}
          <FormError title={failure} />
          <StepButtons registration={registration} />
          <p className="cf-register__privacy">
            {t(asksContact ? 'registration.privacyContact' : 'registration.privacy')}
          </p>
          <TermsLinks />
        </form>
      </Card>
      <p className="cf-register__other">
        {t('registration.haveAccount')}
        <LinkButton variant="ghost" render={<Link to={paths.login} />}>
          {t('registration.haveAccountAction')}
        </LinkButton>
      </p>
      <SidePane scene="friends">
        <NeededCard />
      </SidePane>
    </div>
  );
}
