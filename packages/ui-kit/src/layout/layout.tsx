import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface StackProps {
  children: ReactNode;
  /** Step of the space scale between children, 1 (4 px) to 7 (32 px). Default 4 (16 px). */
  space?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  className?: string;
}

/** Children in a column with equal space between them. */
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
  /** Gives all children the same width, for example a pair of buttons. */
  equal?: boolean;
  className?: string;
}

/** Children in a row that wraps, 8 px apart. */
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
  /** The main content: first on phones, the wide column from 960 px. */
  main: ReactNode;
  /** The secondary content: below on phones, the narrow column from 960 px. */
  aside?: ReactNode;
}

/** One column on phones, two from 960 px. */
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
