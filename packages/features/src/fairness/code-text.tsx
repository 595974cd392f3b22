import type { ReactElement } from 'react';

export function CodeText({ text }: { text: string }): ReactElement {
  return <code className="cf-fairness__code">{text}</code>;
}
