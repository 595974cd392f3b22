import type { ReactElement, ReactNode } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Help text below the field. An error replaces the help text. */
  hint?: ReactNode;
  /** The error text: the problem and the correction. Marks the field as invalid. */
  error?: ReactNode;
  /** A text that follows the label and marks the field as optional. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  /** Text above the hint, such as the result of an availability check. */
  status?: ReactNode;
  children: ReactNode;
}

/** Returns the ids for the control's `aria-describedby`. */
export function fieldDescription(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error'>,
  extra?: string,
): string | undefined {
  const ids = [texts.error ? `${id}-error` : texts.hint ? `${id}-hint` : '', extra ?? ''];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldMessageProps extends Pick<FieldTexts, 'hint' | 'error'> {
  id: string;
  /** `alert` if screen readers must announce the error immediately. */
  role?: 'alert';
}

export function FieldMessage({ id, hint, error, role }: FieldMessageProps): ReactElement | null {
  if (error) {
    return (
      <p className="ck-field__error" id={`${id}-error`} role={role}>
        <ErrorIcon size={18} />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p className="ck-field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { id, label, hint, error, optionalLabel, status, className, children } = props;
  return (
    <div className={classNames('ck-field', className)} data-invalid={error ? 'true' : undefined}>
      <label className="ck-field__label" htmlFor={id}>
        {label}
        {optionalLabel !== undefined && <span className="ck-field__optional"> {optionalLabel}</span>}
      </label>
      {children}
      {status}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
