import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link inside a dialog. It replaces the history entry of the dialog, so that Back returns to the page. */
export function DialogLink(props: LinkProps): ReactElement {
  return <Link {...props} replace />;
}
