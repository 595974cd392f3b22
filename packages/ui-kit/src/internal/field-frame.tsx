import type { ReactElement, ReactNode } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Help that is always there, under the field. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  /** What stands between the control and its hint, such as the answer of an availability check. */
  status?: ReactNode;
  children: ReactNode;
}

/** The ids a control of this frame names in aria-describedby; undefined when there is nothing to name. */
export function fieldDescription(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error'>,
  extra?: string,
): string | undefined {
  const ids = [texts.error ? `${id}-error` : '', texts.hint ? `${id}-hint` : '', extra ?? ''];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, control, status, error and hint of one field, in the order they are read. */
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
