import { Children, type ReactElement, type ReactNode } from 'react';

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
