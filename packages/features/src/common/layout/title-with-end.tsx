import type { ReactElement, ReactNode } from 'react';

export interface TitleWithEndProps {
  children: ReactNode;
  /** Null if the row has no amount and no status. */
  end: ReactNode;
}

/**
 * The title of a row, with an amount or a status at the end of the same line. The detail below the title has the full
 * width on narrow screens.
 */
export function TitleWithEnd({ children, end }: TitleWithEndProps): ReactElement {
  const title = <span className="cf-row-title">{children}</span>;
  if (end === null) return title;
  return (
    <span className="ck-transaction-row__line">
      {title}
      {end}
    </span>
  );
}
