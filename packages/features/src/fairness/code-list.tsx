import type { ReactElement } from 'react';
import { CodeText } from './code-text.tsx';

export type CodeLine = readonly [label: string, code: string];

export function CodeList({ lines }: { lines: readonly CodeLine[] }): ReactElement {
  return (
    <dl className="cf-fairness__log">
      {lines.map(([label, code]) => (
        <div key={label}>
          <dt className="cf-hint">{label}</dt>
          <dd>
            <CodeText text={code} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
