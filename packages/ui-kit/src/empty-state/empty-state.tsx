import type { ReactElement, ReactNode } from 'react';

export interface EmptyStateProps {
  illustration?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The HTML element of the title. Default `p`. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
}

/** A message in place of an empty list. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { illustration, title, children, action, titleAs: Title = 'p' } = props;
  return (
    <div className="ck-empty-state">
      {illustration ? <div className="ck-empty-state__art">{illustration}</div> : null}
      <Title className="ck-empty-state__title">{title}</Title>
      {children ? <div className="ck-empty-state__text">{children}</div> : null}
      {action ? <div className="ck-empty-state__action">{action}</div> : null}
    </div>
  );
}
