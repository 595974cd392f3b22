import type { ReactElement } from 'react';

export interface NumberedStepsProps {
  steps: readonly { title: string; hint: string }[];
  className: string;
}

export function NumberedSteps({ steps, className }: NumberedStepsProps): ReactElement {
  return (
    <ol className={className}>
      {steps.map(({ title, hint }, index) => (
        <li key={title} className="cf-numbered">
          <span className="ck-mark cf-numbered__mark" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className="cf-numbered__title">{title}</p>
            <p className="cf-hint">{hint}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
