import { CheckboxField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';

/** The brand's consents. The link opens a new tab, because leaving the page would delete the password. */
export function ConsentFields({ registration }: { registration: Registration }): ReactElement {
  const { registration: settings, pages } = useClient();
  const { values, change, problems } = registration;
  const tick = (id: string, isTicked: boolean) =>
    change({ consents: [...values.consents.filter((one) => one !== id), ...(isTicked ? [id] : [])] });
  // If the server refuses the consents, the focus moves to the first required consent that is missing, or to the first
  // consent if none is missing.
  const missing = settings?.consents.find(({ id, required }) => required && !values.consents.includes(id));
  const focused = missing ?? settings?.consents[0];
  return (
    <>
      {settings?.consents.map((consent) => {
        const { id, text, page: slug, required } = consent;
        const isTicked = values.consents.includes(id);
        const page = pages.find((one) => one.slug === slug);
        return (
          <CheckboxField
            key={id}
            id={consent === focused ? fieldId('consents') : `${fieldId('consents')}-${id}`}
            label={
              <>
                {text}{' '}
                {page && (
                  <a href={`/${page.slug}`} target="_blank" rel="noopener">
                    {page.title}
                  </a>
                )}
              </>
            }
            checked={isTicked}
            onChange={(event) => tick(id, event.target.checked)}
            error={consent === focused || (required && !isTicked) ? problems.consents : undefined}
          />
        );
      })}
    </>
  );
}
