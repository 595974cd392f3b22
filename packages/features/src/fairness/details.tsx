import { ChevronDownIcon } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';

export function Details({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <details className="cf-details">
      <summary className="cf-details__title">
        {title}
        <ChevronDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}
