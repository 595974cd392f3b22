import type { ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface IconProps {
  /** Width and height in px. Default 24. */
  size?: number;
  /** Accessible name. Without `label`, the icon is decorative. */
  label?: string;
  className?: string;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Creates an icon from one SVG path on a 24 px grid. */
export function makeIcon(path: string): IconComponent {
  return function Icon({ size = 24, label, className }) {
    return (
      <svg
        className={classNames('ck-icon', className)}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
      >
        <path d={path} />
      </svg>
    );
  };
}
