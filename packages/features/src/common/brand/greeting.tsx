import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';

/**
 * Shows the brand's greeting, if the brand has one. The drawing is part of the brand's style sheet, so that the browser
 * needs no separate request.
 */
export function Greeting(): ReactElement | null {
  return useClient().assets.greeting === undefined ? null : <span className="cf-greeting" />;
}
