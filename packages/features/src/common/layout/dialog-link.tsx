import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link in a dialog. The new page replaces the dialog's history entry, so that Back does not reopen the dialog. */
export function DialogLink(props: LinkProps): ReactElement {
  return <Link {...props} replace />;
}
