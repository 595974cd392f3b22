import type { ReactElement, ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/interface-icons.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  render?: LinkRender;
  onClick?: () => void;
}

/** A row of a list. A row with `href` or `onClick` can be tapped anywhere. */
export function ListRow(props: ListRowProps): ReactElement {
  const { title, detail, icon, end, href, render, onClick } = props;
  const leads = href !== undefined || render !== undefined || onClick !== undefined;
  const body = (
    <>
      {icon ? <span className="ck-mark ck-list-row__icon">{icon}</span> : null}
      <span className="ck-list-row__texts">
        <span className="ck-list-row__title">{title}</span>
        {detail ? <span className="ck-list-row__detail">{detail}</span> : null}
      </span>
      {end ? <span className="ck-list-row__end">{end}</span> : null}
      {leads && (
        <span className="ck-list-row__chevron">
          <ChevronRightIcon size={20} />
        </span>
      )}
    </>
  );
  if (onClick !== undefined) {
    return (
      <button type="button" className="ck-list-row" data-leads="true" onClick={onClick}>
        {body}
      </button>
    );
  }
  if (!leads) return <div className="ck-list-row">{body}</div>;
  return renderLink(render, {
    ...(href === undefined ? {} : { href }),
    className: 'ck-list-row',
    'data-leads': 'true',
    children: body,
  });
}
