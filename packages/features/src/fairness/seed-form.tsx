import { Button, FormError, Inline, TextField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useRef } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import { CodeText } from './code-text.tsx';
import { type SeedFormOptions, useSeedForm } from './use-seed-form.ts';

export function SeedForm(props: SeedFormOptions): ReactElement {
  const t = useText();
  const ready = useReady();
  const form = useSeedForm(props);
  const field = useRef<HTMLInputElement>(null);
  const { active, next } = props.state;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await form.submit())) field.current?.focus();
  };
  return (
    <form
      className="cf-fairness__form"
      method="post"
      noValidate
      aria-label={t('fairness.formTitle')}
      onSubmit={(event) => void submit(event)}
    >
      <div className="cf-fairness__promise">
        <p className="cf-hint">{t('fairness.formNext')}</p>
        <CodeText text={next.commitment} />
      </div>
      <TextField
        ref={field}
        label={t('fairness.clientSeed')}
        name="clientSeed"
        hint={t('fairness.formHint')}
        value={form.input}
        error={form.problem}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => form.type(event.target.value)}
      />
      <p className="cf-hint">
        {t('fairness.formPublic')}{' '}
        {(active?.nextNonce ?? 0) > 0 && t('fairness.formReveals', { submit: t('fairness.submit') })}
      </p>
      <FormError
        title={form.failure === undefined ? undefined : t('fairness.seedFailed')}
        errors={form.failure === undefined ? [] : [{ message: form.failure }]}
      />
      {!next.published && <p role="status">{t('fairness.publishing')}</p>}
      <Inline equal>
        <Button
          type={ready ? 'submit' : 'button'}
          variant="primary"
          loading={form.pending}
          disabled={!next.published}
        >
          {t(form.pending ? 'fairness.submitting' : 'fairness.submit')}
        </Button>
        <Button disabled={form.pending} onClick={form.another}>
          {t('fairness.another')}
        </Button>
      </Inline>
    </form>
  );
}
