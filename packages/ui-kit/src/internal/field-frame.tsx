import type { ReactElement, ReactNode } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Permanent help under the field. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. The field is invalid while it is set. */
  error?: ReactNode;
  /** Shown after the label of an optional field. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  /** Shown between the control and its hint, such as the result of an availability check. */
  status?: ReactNode;
  children: ReactNode;
}

/** Returns the ids for the control's aria-describedby, or undefined if there are none. */
export function fieldDescription(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error'>,
  extra?: string,
): string | undefined {
  const ids = [texts.error ? `${id}-error` : '', texts.hint ? `${id}-hint` : '', extra ?? ''];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, control, status, error and hint of one field, in reading order. */
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
      {error ? (
        <p className="ck-field__error" id={`${id}-error`}>
          <ErrorIcon size={18} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="ck-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
