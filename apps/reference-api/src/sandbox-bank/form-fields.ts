import { html, type SafeHtml } from '../http/server/html.ts';
import { banks } from './banks.ts';
import texts from './texts.th.json' with { type: 'json' };

export interface FormValues {
  readonly fromBank?: string | undefined;
  readonly fromAccount?: string | undefined;
  readonly toBank?: string | undefined;
  readonly toAccount?: string | undefined;
  readonly toName?: string | undefined;
  readonly amount?: string | undefined;
  readonly settlement?: string | undefined;
}
export type FormErrors = Partial<Record<keyof FormValues, string>>;

interface FieldOptions {
  readonly name: keyof FormValues;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

function field({ name, label, hint, error }: FieldOptions, control: SafeHtml): SafeHtml {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${control} ${hint && html`<p class="hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

export function input(
  options: FieldOptions,
  value: string | undefined,
  inputMode: 'numeric' | 'decimal' | 'text',
): SafeHtml {
  const { name, error } = options;
  return field(
    options,
    html`<input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="${inputMode}"
      autocomplete="off"
      aria-invalid="${error ? 'true' : 'false'}"
      aria-describedby="${error ? `${name}-error` : ''}"
    />`,
  );
}

export function bankSelect(options: FieldOptions, value: string | undefined): SafeHtml {
  return field(
    options,
    html`<select id="${options.name}" name="${options.name}">
      ${banks.map(
        ({ code, name }) =>
          html`<option value="${code}" ${code === value ? html`selected` : ''}>${name} (${code})</option>`,
      )}
    </select>`,
  );
}

export function settlementSelect(value: string | undefined): SafeHtml {
  const choices = [
    ['0', texts.settleNow],
    ['30', texts.settleSoon],
    ['600', texts.settleLate],
  ] as const;
  return field(
    { name: 'settlement', label: texts.settlement },
    html`<select id="settlement" name="settlement">
      ${choices.map(
        ([seconds, label]) =>
          html`<option value="${seconds}" ${seconds === value ? html`selected` : ''}>${label}</option>`,
      )}
    </select>`,
  );
}
