import type { ReactElement, ReactNode } from 'react';

export interface IllustrationProps {
  /** Width in px. The height is three quarters of the width. Default 168. */
  width?: number;
}

export function Frame({ width = 168, children }: IllustrationProps & { children: ReactNode }): ReactElement {
  return (
    <svg
      className="ck-illustration"
      width={width}
      height={width * 0.75}
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className="ck-illustration__soft" cx="80" cy="62" rx="66" ry="52" />
      <ellipse className="ck-illustration__shade" cx="80" cy="109" rx="46" ry="5" />
      {children}
      <path
        className="ck-illustration__accent"
        d="M132 22l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.800Z"
      />
      <circle className="ck-illustration__accent" cx="24" cy="38" r="2.5" />
      <circle className="ck-illustration__mark" cx="140" cy="74" r="2" />
      <circle className="ck-illustration__mark" cx="32" cy="88" r="1.8" />
    </svg>
  );
}
