import type { ReactElement, ReactNode } from 'react';

export interface FooterProps {
  copyright: ReactNode;
  children?: ReactNode;
}

/** The page footer, with notes above the copyright. */
export function Footer({ copyright, children }: FooterProps): ReactElement {
  return (
    <footer className="ck-footer">
      {children ? <div className="ck-footer__notes">{children}</div> : null}
      <p>{copyright}</p>
    </footer>
  );
}
