import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface SectionProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /** True to show the title only to screen readers. */
  hideTitle?: boolean;
  level?: 2 | 3;
  className?: string;
}

/** A part of a screen with a title. */
export function Section({
  title,
  action,
  children,
  hideTitle,
  level = 2,
  className,
}: SectionProps): ReactElement {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames('ck-section', className)} aria-labelledby={titleId}>
      <div className={hideTitle === true ? 'ck-visually-hidden' : 'ck-section__head'}>
        <Heading id={titleId} className="ck-section__title">
          {title}
        </Heading>
        {action ? <div className="ck-section__action">{action}</div> : null}
      </div>
      {children}
    </section>
  );
}
