import { CheckboxField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';

export function AgeField({ registration }: { registration: Registration }): ReactElement {
  const t = useText();
  const { minimumAge } = useClient();
  const { values, change, problems } = registration;
  return (
    <CheckboxField
      id={fieldId('ageConfirmed')}
      name="ageConfirmed"
      label={t('registration.age', { age: minimumAge })}
      checked={values.ageConfirmed}
      onChange={(event) => change({ ageConfirmed: event.target.checked })}
      error={problems.ageConfirmed}
    />
  );
}
