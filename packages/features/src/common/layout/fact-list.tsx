import type { ReactElement, ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="cf-facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="cf-facts__line">
          <dt className="cf-facts__label">{label}</dt>
          <dd className="cf-facts__value ck-tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
