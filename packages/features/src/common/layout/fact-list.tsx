import type { ReactElement, ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values, one pair a line, values at the right: the limits of a tier, the parts of a transfer. */
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
