import type { ReactElement } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { ConsentBox } from '../common/consent/consent-box.tsx';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';

export function ConsentFields({ registration }: { registration: Registration }): ReactElement {
  const { registration: settings } = useClient();
  const { values, change, problems } = registration;
  const tick = (id: string, isTicked: boolean) =>
    change({ consents: [...values.consents.filter((consent) => consent !== id), ...(isTicked ? [id] : [])] });
  const missing = settings?.consents.find(({ id, required }) => required && !values.consents.includes(id));
  const focused = missing ?? settings?.consents[0];
  return (
    <>
      {settings?.consents.map((consent) => {
        const { id, required } = consent;
        const isTicked = values.consents.includes(id);
        return (
          <ConsentBox
            key={id}
            id={consent === focused ? fieldId('consents') : `${fieldId('consents')}-${id}`}
            consent={consent}
            checked={isTicked}
            onChange={(checked) => tick(id, checked)}
            error={consent === focused || (required && !isTicked) ? problems.consents : undefined}
          />
        );
      })}
    </>
  );
}
