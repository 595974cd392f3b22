import { type ComponentPropsWithRef, type ReactElement, useId } from 'react';
import { ChevronDownIcon } from '../icons/interface-icons.ts';
import { FieldFrame, type FieldTexts, fieldDescription } from '../internal/field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size'> {
  options: readonly SelectOption[];
  /** The text of the disabled first option. */
  placeholder?: string;
}

/** A native select with label, hint and error. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, hint, error, optionalLabel, options, placeholder, className, id, ...native } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame
      {...{ label, hint, error, className }}
      {...(optionalLabel === undefined ? {} : { optionalLabel })}
      id={fieldId}
    >
      <div className="ck-field__box" data-disabled={native.disabled === true ? 'true' : undefined}>
        <select
          {...native}
          id={fieldId}
          className="ck-field__control ck-select-field__control"
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(fieldId, { hint, error })}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="ck-select-field__chevron">
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
