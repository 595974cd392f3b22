import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link inside a dialog: takes the dialog's place in the history, so that Back leads to the page and not into it. */
export function DialogLink(props: LinkProps): ReactElement {
  return <Link {...props} replace />;
}
