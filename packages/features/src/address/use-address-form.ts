import { useCurrentFailure } from '@chada/stores';
import { useUpdateAddressMutation } from '@chada/stores/address';
import { useRef, useState } from 'react';
import { describeError, isApiError } from '../common/query/describe-error.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import {
  type AddressField,
  addressFields,
  type AddressProblems,
  addressProblems,
  addressToSend,
  type AddressValues,
  changeAddress,
  parseAddress,
  refusedFields,
} from './address-values.ts';

export interface AddressForm {
  readonly values: AddressValues;
  readonly problems: AddressProblems;
  readonly failure: string | undefined;
  readonly pending: boolean;
  readonly saved: boolean;
  readonly change: (field: AddressField, value: string) => void;
  readonly leave: (field: AddressField) => void;
  readonly submit: () => Promise<AddressField | 'form' | undefined>;
}

export function useAddressForm(atFirst: AddressValues): AddressForm {
  const t = useText();
  const [send] = useUpdateAddressMutation();
  // The changed values as JSON. Empty if the member has changed nothing since the last save.
  const [changed, setChanged] = useStoredInput('address');
  const [values, setValues] = useState(() => parseAddress(changed) ?? atFirst);
  // A browser extension can change several fields before the next render.
  const latest = useRef(values);
  const [touched, setTouched] = useState<ReadonlySet<AddressField>>(new Set());
  const [refused, setRefused] = useState<AddressProblems>({});
  const [lastFailure, setFailure] = useState<unknown>(null);
  const failure = useCurrentFailure(lastFailure);
  const [pending, setPending] = useState(false);
  const [saved, setSaved] = useState(false);
  const busy = useRef(false);
  const ruled = addressProblems(values, t);

  return {
    values,
    problems: Object.fromEntries(
      addressFields.map((field) => [
        field,
        refused[field] ?? (touched.has(field) ? ruled[field] : undefined),
      ]),
    ),
    failure: failure === null ? undefined : describeError(failure, t),
    pending,
    saved,
    change: (field, value) => {
      const next = changeAddress(latest.current, field, value);
      latest.current = next;
      setValues(next);
      setChanged(JSON.stringify(next));
      setRefused((now) => ({ ...now, [field]: undefined }));
      setSaved(false);
    },
    leave: (field) => {
      if (values[field] !== '') setTouched((now) => new Set([...now, field]));
    },
    submit: async () => {
      if (busy.current) return undefined;
      setTouched(new Set(addressFields));
      setFailure(null);
      setSaved(false);
      const first = addressFields.find((field) => ruled[field] !== undefined);
      if (first !== undefined) return first;
      busy.current = true;
      setPending(true);
      const { error } = await send(addressToSend(values));
      busy.current = false;
      setPending(false);
      if (error === undefined) {
        if (latest.current === values) setChanged('');
        setSaved(true);
        return undefined;
      }
      const fields = isApiError(error) ? refusedFields(error) : [];
      if (fields.length === 0) setFailure(error);
      else setRefused(Object.fromEntries(fields.map((field) => [field, describeError(error, t)])));
      return fields[0] ?? 'form';
    },
  };
}
