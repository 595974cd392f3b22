import { useAuth } from '@chada/stores';
import { useAddressQuery } from '@chada/stores/address';
import { Columns, PageHeader, PinIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { AdviceCard } from '../common/layout/advice-card.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressValues } from './address-values.ts';
import { usePlaces } from './use-places.ts';

const advices = ['address.adviceRecipient', 'address.adviceLine', 'address.adviceChange'] as const;
const nowhere = { line: '', provinceCode: '', districtCode: '', subdistrictCode: '', postcode: '' };

/** The delivery address screen at /auth/settings/manage-address (ME-12). */
export function ManageAddressPage(): ReactElement {
  const t = useText();
  usePageTitle(t('address.title'));
  const { user } = useAuth();
  const query = useAddressQuery(undefined, refetchStaleOnMount);
  const places = usePlaces();
  const skeleton = <CardSkeletons lines={[8]} />;
  const own: AddressValues = { recipient: user?.name ?? '', phone: user?.phone ?? '', ...nowhere };
  return (
    <div className="cf-manage-address">
      <PageHeader
        title={t('address.title')}
        description={t('address.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <Columns
        main={
          <LoadState query={query} errorTitle={t('address.failed')} skeleton={skeleton}>
            {({ address }) => (
              <LoadState query={places} errorTitle={t('address.failed')} skeleton={skeleton}>
                {(known) => (
                  <div className="ck-stack" data-space="4">
                    {address === null && (
                      <Notice tone="info" title={t('address.none')}>
                        {t('address.noneHint')}
                      </Notice>
                    )}
                    <AddressForm atFirst={address ?? own} places={known} />
                  </div>
                )}
              </LoadState>
            )}
          </LoadState>
        }
        aside={
          <>
            <BrandPane scene="rewards" />
            <AdviceCard
              icon={<PinIcon size={20} />}
              title={t('address.adviceTitle')}
              advices={advices.map((key) => t(key))}
            />
          </>
        }
      />
    </div>
  );
}
