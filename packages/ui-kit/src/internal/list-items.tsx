import { Children, type ReactElement, type ReactNode } from 'react';

/** Each child in an `<li>` that keeps the child's own key; what is null or false is left out. */
export function ListItems({ children, className }: { children: ReactNode; className: string }): ReactElement {
  return (
    <>
      {Children.map(children, (child) =>
        child === null || child === undefined || typeof child === 'boolean' ? null : (
          <li className={className}>{child}</li>
        ),
      )}
    </>
  );
}
