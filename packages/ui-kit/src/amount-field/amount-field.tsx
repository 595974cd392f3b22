import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { TextField } from '../text-field/text-field.tsx';

export interface AmountChip {
  label: string;
  /** The text that a tap on the quick amount writes into the field, such as `500`. */
  value: string;
}

export interface AmountFieldProps {
  label: ReactNode;
  /** The text that the member has typed, not parsed. */
  value: string;
  onValueChange: (value: string) => void;
  /** The currency sign before the amount. Default: the baht sign. */
  currency?: string;
  hint?: ReactNode;
  error?: ReactNode;
  chips?: readonly AmountChip[];
  /** Accessible name of the quick amounts. Required with `chips`. */
  chipsLabel?: string;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for an amount in baht, with a numeric keyboard and quick amounts. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { value, onValueChange, currency = '\u0e3f', chips = [], chipsLabel, id, ...field } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="ck-amount-field">
      <TextField
        {...field}
        id={fieldId}
        value={value}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={1000}
        prefix={
          <span className="ck-amount-field__currency" aria-hidden="true">
            {currency}
          </span>
        }
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {chips.length > 0 && (
        <div className="ck-amount-field__chips" role="group" aria-label={chipsLabel}>
          {chips.map((chip) => (
            <button
              key={chip.value}
              type="button"
              className="ck-amount-field__chip"
              aria-pressed={chip.value === value}
              aria-controls={fieldId}
              disabled={field.disabled}
              onClick={() => onValueChange(chip.value)}
            >
              {chip.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
