import { Card, CheckIcon } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';

export interface AdviceCardProps {
  icon: ReactNode;
  title: string;
  advices: readonly string[];
}

export function AdviceCard({ icon, title, advices }: AdviceCardProps): ReactElement {
  return (
    <Card>
      <h2 className="cf-advice__title">
        {icon} {title}
      </h2>
      <ul className="cf-advice">
        {advices.map((advice) => (
          <li key={advice}>
            <CheckIcon size={18} />
            <span>{advice}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
