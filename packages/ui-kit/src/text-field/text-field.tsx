import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/interface-icons.ts';
import { FieldFrame, type FieldTexts, fieldDescription } from '../internal/field-frame.tsx';
import { FieldStatus, type FieldStatusValue } from './field-status.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The state of an availability check (VA-02). */
  status?: FieldStatusValue;
  /** Adds a button that shows and hides the password. */
  revealLabels?: { show: string; hide: string };
}

/** A single-line text field. Accepts every native input prop. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    hint,
    error,
    optionalLabel,
    prefix,
    suffix,
    status,
    revealLabels,
    className,
    id,
    ...native
  } = props;
  const [revealed, setRevealed] = useState(false);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = fieldDescription(
    fieldId,
    { hint, error },
    status === undefined ? '' : `${fieldId}-status`,
  );
  return (
    <FieldFrame
      {...{ label, hint, error, className }}
      {...(optionalLabel === undefined ? {} : { optionalLabel })}
      id={fieldId}
      status={<FieldStatus id={`${fieldId}-status`} value={status} />}
    >
      <div
        className="ck-field__box"
        data-disabled={native.disabled === true ? 'true' : undefined}
        data-ring="true"
      >
        {prefix ? (
          <span className="ck-field__affix" data-side="start">
            {prefix}
          </span>
        ) : null}
        <input
          {...native}
          id={fieldId}
          className="ck-field__control"
          type={revealLabels === undefined ? native.type : revealed ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {suffix || revealLabels ? (
          <span className="ck-field__affix" data-side="end">
            {suffix}
            {revealLabels !== undefined && (
              <IconButton
                label={revealed ? revealLabels.hide : revealLabels.show}
                icon={revealed ? <EyeOffIcon /> : <EyeIcon />}
                aria-controls={fieldId}
                onClick={() => setRevealed(!revealed)}
              />
            )}
          </span>
        ) : null}
        <span className="ck-field__ring" aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
