import type { ReactElement, ReactNode, Ref } from 'react';
import { BackIcon } from '../icons/interface-icons.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The back link and its accessible name. Set `href` or the router's link. */
  back?: { label: string; href?: string; render?: LinkRender };
  action?: ReactNode;
  /** The router uses this ref to focus the heading after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The only h1 of a screen, with an optional back link. */
export function PageHeader({ title, description, back, action, ref }: PageHeaderProps): ReactElement {
  return (
    <div className="ck-page-header">
      {back !== undefined &&
        renderLink(back.render, {
          ...(back.href === undefined ? {} : { href: back.href }),
          className: 'ck-page-header__back',
          'aria-label': back.label,
          children: <BackIcon />,
        })}
      <div className="ck-page-header__texts">
        <h1 ref={ref} tabIndex={-1} className="ck-page-header__title">
          {title}
        </h1>
        {description ? <p className="ck-page-header__description">{description}</p> : null}
      </div>
      {action ? <div className="ck-page-header__action">{action}</div> : null}
    </div>
  );
}
