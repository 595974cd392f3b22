import { formatPhone } from '@chada/messages';
import { type Address, useAddressQuery } from '@chada/stores/address';
import { Button, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

export type Delivery =
  | { readonly state: 'notNeeded' | 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly address: Address };

export function useDelivery(needed: boolean): Delivery {
  const { data, error, refetch } = useAddressQuery(undefined, { ...refetchStaleOnMount, skip: !needed });
  if (!needed) return { state: 'notNeeded' };
  if (data !== undefined) {
    return data.address === null ? { state: 'missing' } : { state: 'ready', address: data.address };
  }
  return error === undefined ? { state: 'loading' } : { state: 'failed', error, retry: () => void refetch() };
}

export function AddAddress(): ReactElement {
  const t = useText();
  return (
    <Notice tone="warning" role="status" title={t('reward.addressMissing')}>
      {t('reward.addressMissingHint')}
    </Notice>
  );
}

export function DeliverTo({ delivery }: { delivery: Delivery }): ReactElement | null {
  const t = useText();
  if (delivery.state === 'loading') {
    return <SkeletonGroup label={t('reward.addressLoading')} shape="line" count={2} />;
  }
  if (delivery.state === 'failed') {
    return (
      <Notice
        tone="negative"
        role="alert"
        title={t('reward.addressFailed')}
        actions={<Button onClick={delivery.retry}>{t('common.retry')}</Button>}
      >
        {describeError(delivery.error, t)}
      </Notice>
    );
  }
  if (delivery.state !== 'ready') return null;
  const { recipient, phone, line, postcode } = delivery.address;
  return (
    <div className="cf-deliver">
      <p className="cf-hint">{t('reward.deliverTo')}</p>
      <p className="cf-deliver__name">
        {recipient} <span className="ck-tabular">{formatPhone(phone)}</span>
      </p>
      <p>
        {line} <span className="ck-tabular">{postcode}</span>
      </p>
      <DialogLink className="cf-deliver__change" to={paths.manageAddress}>
        {t('reward.addressChange')}
      </DialogLink>
    </div>
  );
}
