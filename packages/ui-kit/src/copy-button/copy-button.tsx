import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { CheckIcon, CopyIcon } from '../icons/interface-icons.ts';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  value: string;
  label: string;
  /** The text that is shown and announced for two seconds after a copy. */
  copiedLabel: string;
  /** The text that is shown and announced if copying fails. */
  failedLabel: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  onCopied?: () => void;
}

/** Copies `value` to the clipboard and announces the result. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, variant, size = 'sm', fullWidth, onCopied } = props;
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    const copied = await copyText(value);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome('none'), SHOWN_MS);
  };

  const announced = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : '';
  return (
    <span className="ck-copy-button" data-full-width={fullWidth === true ? 'true' : undefined}>
      <Button
        {...(variant === undefined ? {} : { variant })}
        size={size}
        {...(fullWidth === undefined ? {} : { fullWidth })}
        icon={outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => void copy()}
      >
        {announced || label}
      </Button>
      <span className="ck-visually-hidden" role="status">
        {announced}
      </span>
    </span>
  );
}
