import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

export interface StageHeadingProps {
  children: ReactNode;
  /** True to move the focus to the heading, so that screen readers announce the heading. */
  focus?: boolean;
}

export function StageHeading({ children, focus = false }: StageHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="cf-stage-heading">
      {children}
    </h2>
  );
}
