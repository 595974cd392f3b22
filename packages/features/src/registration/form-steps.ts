import {
  registrationSteps,
  type BrandRegistration,
  type RegistrationFieldId,
  type RegistrationStep,
} from '@chada/client-config';
import type { Translate } from '@chada/messages';
import type { RegistrationField } from './values.ts';

export interface FormStep {
  readonly title: string;
  readonly fields: RegistrationStep['fields'];
  readonly values: readonly RegistrationField[];
}

const valuesOf = (id: RegistrationFieldId): readonly RegistrationField[] =>
  id === 'bankAccount' ? ['bankName', 'bankId'] : [id];

function usualTitle(fields: RegistrationStep['fields'], t: Translate): string {
  const has = (wanted: RegistrationFieldId) => fields.some(({ id }) => id === wanted);
  if (has('bankAccount')) return t('registration.stepBank');
  return has('password') ? t('registration.stepAccount') : t('registration.stepMore');
}

export function formSteps(registration: BrandRegistration | undefined, t: Translate): readonly FormStep[] {
  return registrationSteps(registration).map(({ title, fields }) => ({
    title: title ?? usualTitle(fields, t),
    fields,
    values: fields.flatMap(({ id }) => valuesOf(id)),
  }));
}

export function optionalValues(steps: readonly FormStep[]): ReadonlySet<RegistrationField> {
  return new Set(
    steps.flatMap(({ fields }) =>
      fields.filter(({ required }) => !required).flatMap(({ id }) => valuesOf(id)),
    ),
  );
}

/** Returns the titles of the steps. A repeated title gets a number, so that all titles differ. */
export function stepTitles(form: readonly FormStep[], codeTitle: string | undefined): readonly string[] {
  const titles = [...form.map(({ title }) => title), ...(codeTitle === undefined ? [] : [codeTitle])];
  return titles.map((title, index) => {
    const earlier = titles.slice(0, index).filter((candidate) => candidate === title).length;
    return earlier === 0 ? title : `${title} ${earlier + 1}`;
  });
}
