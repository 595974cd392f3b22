import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';

/** The brand's style contains the drawing, so that the drawing appears in the first paint. */
export function Greeting(): ReactElement | null {
  return useClient().assets.greeting === undefined ? null : <span className="cf-greeting" />;
}
