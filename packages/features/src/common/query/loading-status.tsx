import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

interface FirstLoad {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** True until a query has data or an error. */
export function isFirstLoad({ data, error }: FirstLoad): boolean {
  return data === undefined && error === undefined;
}

/**
 * Announces to screen readers that a part of the page loads (ST-01). Has no visible placeholder: use it for parts that most
 * members do not have, because a placeholder that is removed would move the page.
 */
export function LoadingStatus(): ReactElement {
  const t = useText();
  return (
    <span className="ck-visually-hidden" role="status" aria-busy="true">
      {t('common.loading')}
    </span>
  );
}
