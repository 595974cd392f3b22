import {
  cloneElement,
  createElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';

export interface LinkTargetProps {
  className?: string;
  children?: ReactNode;
  href?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The router's link: `<Link to="/x" />`, or a function that renders the link. */
export type LinkRender = ReactElement<LinkTargetProps> | ((props: LinkTargetProps) => ReactElement);

/** Renders the router's link. Without `render`, renders a plain `<a>`, which requires `href`. */
export function renderLink(render: LinkRender | undefined, props: LinkTargetProps): ReactElement {
  if (render === undefined) return createElement('a', props);
  if (typeof render === 'function') return render(props);
  return cloneElement(render, { ...props, className: classNames(props.className, render.props.className) });
}
