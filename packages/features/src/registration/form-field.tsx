import type { RegistrationFieldId } from '@chada/client-config';
import type { ComponentType, ReactElement } from 'react';
import { PasswordField, PhoneField, UsernameField } from './account-fields.tsx';
import { AgeField } from './age-field.tsx';
import { BankAccountFields } from './bank-account-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { EmailField, LineIdField } from './contact-fields.tsx';
import type { Registration } from './use-registration.ts';

interface FormFieldProps {
  id: RegistrationFieldId;
  required: boolean;
  registration: Registration;
}

const fields: Readonly<Record<RegistrationFieldId, ComponentType<Omit<FormFieldProps, 'id'>>>> = {
  phone: PhoneField,
  username: UsernameField,
  password: PasswordField,
  bankAccount: BankAccountFields,
  ageConfirmed: AgeField,
  consents: ConsentFields,
  lineId: LineIdField,
  email: EmailField,
};

export function FormField({ id, ...props }: FormFieldProps): ReactElement {
  const Field = fields[id];
  return <Field {...props} />;
}
