import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

export interface StageHeadingProps {
  children: ReactNode;
  /** Takes the focus as it appears: for a stage that replaced another, so that it is read and the place is not lost. */
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
