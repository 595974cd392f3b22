import type { ReactElement, ReactNode } from 'react';

export interface EmptyStateProps {
  /** One of the kit's illustrations, or an icon. */
  illustration?: ReactNode;
  title: ReactNode;
  /** What will appear here. */
  children?: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  /** The heading's level; `p` inside lists that have their own heading. Default `p`. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Says what will be here, and offers the way to fill it. */
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
