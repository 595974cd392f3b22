import type { ReactElement } from 'react';

/** A hash or a seed. It breaks at any character. */
export function CodeText({ text }: { text: string }): ReactElement {
  return <code className="cf-fairness__code">{text}</code>;
}
