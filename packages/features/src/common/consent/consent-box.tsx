import type { Consent } from '@chada/client-config';
import { CheckboxField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from '../brand/site-context.tsx';

export interface ConsentBoxProps {
  id: string;
  consent: Consent;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The link opens a new tab, because the member would lose the typed values. */
export function ConsentBox({ id, consent, checked, onChange, error }: ConsentBoxProps): ReactElement {
  const page = useClient().pages.find(({ slug }) => slug === consent.page);
  return (
    <CheckboxField
      id={id}
      label={
        <>
          {consent.text}{' '}
          {page && (
            <a href={`/${page.slug}`} target="_blank" rel="noopener">
              {page.title}
            </a>
          )}
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
    />
  );
}
