import { Button, Card, FormError, SelectField, TextField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useId, useMemo, useRef } from 'react';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { longestTyped } from '../common/fields/field-problems.ts';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import type { AddressField, AddressValues } from './address-values.ts';
import { useAddressForm } from './use-address-form.ts';
import type { Places } from './use-places.ts';

const optionsOf = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, label: name }));

export function AddressForm({ atFirst, places }: { atFirst: AddressValues; places: Places }): ReactElement {
  const t = useText();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const form = useAddressForm(atFirst);
  const afterPress = useAfterPress();
  const { values, problems, failure, pending, saved } = form;
  const { provinceCode, districtCode } = values;
  const provinces = useMemo(() => optionsOf(places.thaiProvinces()), [places]);
  const districts = useMemo(() => optionsOf(places.thaiDistricts(provinceCode)), [places, provinceCode]);
  const subdistricts = useMemo(
    () => optionsOf(places.thaiSubdistricts(districtCode)),
    [places, districtCode],
  );
  const idOf = (field: AddressField) => `${id}-${field}`;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const place = await form.submit();
    if (place === 'form') summary.current?.focus();
    else if (place !== undefined) document.getElementById(idOf(place))?.focus();
  };
  const field = (name: AddressField) => ({
    id: idOf(name),
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    onBlur: () => afterPress(() => form.leave(name)),
    error: problems[name],
  });

  return (
    <Card padding="lg" className="cf-form-card">
      <form
        className="cf-address"
        method="post"
        noValidate
        aria-label={t('address.title')}
        onSubmit={(event) => void submit(event)}
      >
        <div className="cf-pair">
          <TextField
            label={t('address.recipient')}
            autoComplete="name"
            maxLength={longestTyped}
            {...field('recipient')}
          />
          <TextField
            label={t('address.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={longestTyped}
            {...field('phone')}
          />
        </div>
        <TextField
          label={t('address.line')}
          autoComplete="street-address"
          maxLength={longestTyped}
          {...field('line')}
        />
        <div className="cf-pair">
          <SelectField
            label={t('address.province')}
            placeholder={t('address.provinceChoose')}
            options={provinces}
            {...field('provinceCode')}
          />
          <SelectField
            label={t('address.district')}
            placeholder={t('address.districtChoose')}
            options={districts}
            disabled={provinceCode === ''}
            {...field('districtCode')}
          />
        </div>
        <div className="cf-pair">
          <SelectField
            label={t('address.subdistrict')}
            placeholder={t('address.subdistrictChoose')}
            options={subdistricts}
            disabled={districtCode === ''}
            {...field('subdistrictCode')}
          />
          <TextField
            label={t('address.postcode')}
            hint={t('address.postcodeHint')}
            inputMode="numeric"
            autoComplete="postal-code"
            readOnly
            {...field('postcode')}
          />
        </div>
        <FormError
          ref={summary}
          title={failure === undefined ? undefined : t('address.saveFailed')}
          errors={failure === undefined ? [] : [{ message: failure }]}
        />
        {saved && (
          <Notice tone="positive" role="status" title={t('address.saved')}>
            {t('address.savedHint')}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={pending}>
          {pending ? t('address.submitting') : t('address.submit')}
        </Button>
      </form>
    </Card>
  );
}
