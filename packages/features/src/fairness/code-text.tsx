import type { ReactElement } from 'react';

/** Shows a hash or a seed. Lines can break after any character. */
export function CodeText({ text }: { text: string }): ReactElement {
  return <code className="cf-fairness__code">{text}</code>;
}
