import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface StackProps {
  children: ReactNode;
  /** A step of the space scale from 1 (4 px) to 7 (32 px). Default: 4 (16 px). */
  space?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  className?: string;
}

/** Shows children in a column with equal space between them. */
export function Stack({ children, space = 4, className }: StackProps): ReactElement {
  return (
    <div className={classNames('ck-stack', className)} data-space={space}>
      {children}
    </div>
  );
}

export interface InlineProps {
  children: ReactNode;
  align?: 'start' | 'spread' | 'end' | 'center';
  /** Gives all children the same width. */
  equal?: boolean;
  className?: string;
}

/** Shows children in a wrapping row, 8 px apart. */
export function Inline({ children, align = 'start', equal, className }: InlineProps): ReactElement {
  return (
    <div
      className={classNames('ck-inline', className)}
      data-align={align}
      data-equal={equal === true ? 'true' : undefined}
    >
      {children}
    </div>
  );
}

export interface ColumnsProps {
  /** The main content: at the top on phones, in the wide column in windows of 960 px or more. */
  main: ReactNode;
  /** The secondary content: at the bottom on phones, in the narrow column in windows of 960 px or more. */
  aside?: ReactNode;
}

/** Shows its content in one column on phones, and in two columns in windows of 960 px or more. */
export function Columns({ main, aside }: ColumnsProps): ReactElement {
  return (
    <div className="ck-columns">
      <div className="ck-columns__main ck-stack" data-space="5">
        {main}
      </div>
      {aside ? (
        <div className="ck-columns__aside ck-stack" data-space="5">
          {aside}
        </div>
      ) : null}
    </div>
  );
}
