import type { Consent } from '@chada/client-config';
import { CheckboxField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { ConsentPageLink } from './consent-page-link.tsx';
import { ConsentText } from './consent-text.tsx';

export interface ConsentBoxProps {
  id: string;
  consent: Consent;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

export function ConsentBox({ id, consent, checked, onChange, error }: ConsentBoxProps): ReactElement {
  return (
    <div className="cf-consent-box">
      <CheckboxField
        id={id}
        name="consents"
        value={consent.id}
        label={<ConsentText consent={consent} />}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
      />
      <ConsentPageLink consent={consent} />
    </div>
  );
}
