import { type ComponentPropsWithRef, type ReactElement, useId } from 'react';
import { CheckIcon } from '../icons/interface-icons.ts';
import { classNames } from '../internal/class-names.ts';
import { type FieldTexts, fieldDescription, FieldMessage } from '../internal/field-frame.tsx';

export interface CheckboxFieldProps
  extends Omit<FieldTexts, 'optionalLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {}

/** A checkbox whose label may contain links. */
export function CheckboxField(props: CheckboxFieldProps): ReactElement {
  const { label, hint, error, className, id, ...native } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames('ck-checkbox-field', className)} data-invalid={error ? 'true' : undefined}>
      <div className="ck-checkbox-field__line">
        <span className="ck-checkbox-field__box">
          <input
            {...native}
            id={fieldId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={fieldDescription(fieldId, { hint, error })}
          />
          <span className="ck-checkbox-field__mark">
            <CheckIcon size={18} />
          </span>
        </span>
        <label htmlFor={fieldId}>{label}</label>
      </div>
      <FieldMessage id={fieldId} hint={hint} error={error} />
    </div>
  );
}
