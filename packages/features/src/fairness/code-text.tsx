import { CopyButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';

/**
 * A text with more than this many characters gets a copy button. A long code is cut off after one line. A long URL
 * wraps instead, because URLs of the same site differ only at the end.
 */
const ONE_LINE = 24;

export function CodeText({ text }: { text: string }): ReactElement {
  const t = useText();
  if (text.length <= ONE_LINE) return <code className="cf-fairness__code">{text}</code>;
  return (
    <span className="cf-fairness__long" data-wraps={text.includes('/')}>
      <code className="cf-fairness__code">{text}</code>
      <CopyButton
        value={text}
        label={t('fairness.copy')}
        copiedLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
        variant="ghost"
      />
    </span>
  );
}
