import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

export interface StageHeadingProps {
  children: ReactNode;
  /** Moves the focus to the heading on mount, for a stage that replaces another, so that screen readers announce it. */
  focus?: boolean;
}

/** The heading of one stage of a task: the form, the review, the outcome. */
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
