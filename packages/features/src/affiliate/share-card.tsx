import { formatPercent } from '@chada/messages';
import { useAffiliateCodeQuery } from '@chada/stores/affiliate';
import { Button, Card, CopyButton, QrCode, Section, ShareIcon } from '@chada/ui-kit';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { LoadState } from '../common/query/load-state.tsx';
import { inviteOf } from '../common/layout/paths.ts';
import { SaveQrPicture } from '../common/layout/save-qr-picture.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useShare } from './use-share.ts';

export function ShareCard(): ReactElement {
  const t = useText();
  const query = useAffiliateCodeQuery();
  return (
    <Section title={t('affiliate.shareTitle')}>
      <LoadState
        query={query}
        errorTitle={t('affiliate.codeFailed')}
        skeleton={<CardSkeletons lines={[5]} />}
      >
        {({ code, commissionPercent }) => <Share code={code} percent={commissionPercent} />}
      </LoadState>
    </Section>
  );
}

function Share({ code, percent }: { code: string; percent: number }): ReactElement {
  const t = useText();
  const { name: brand } = useClient();
  const share = useShare();
  // The server does not know the site's origin, so the prerendered HTML contains no origin.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const url = `${origin}${inviteOf(code)}`;
  const lines = useMemo(() => [{ text: code, isStrong: true }, { text: url }], [code, url]);
  const copyTexts = { copiedLabel: t('common.copied'), failedLabel: t('common.copyFailed') };
  return (
    <Card className="cf-share">
      <div className="cf-share__texts">
        <p className="cf-share__percent">{t('affiliate.percent', { percent: formatPercent(percent) })}</p>
        <div className="cf-share__line">
          <div className="cf-share__value">
            <p className="cf-hint">{t('affiliate.code')}</p>
            <p className="cf-share__code ck-tabular">{code}</p>
          </div>
          <CopyButton value={code} label={t('affiliate.copyCode')} {...copyTexts} />
        </div>
        <div className="cf-share__value">
          <p className="cf-hint">{t('affiliate.link')}</p>
          <p className="cf-share__url">
            {origin}
            <wbr />
            {inviteOf(code)}
          </p>
        </div>
        <div className="cf-share__actions">
          <CopyButton
            value={url}
            label={t('affiliate.copyLink')}
            variant="primary"
            fullWidth
            {...copyTexts}
          />
          {share !== undefined && (
            <Button
              fullWidth
              icon={<ShareIcon size={20} />}
              onClick={() => share({ title: brand, text: t('affiliate.shareText', { brand, code }), url })}
            >
              {t('common.share')}
            </Button>
          )}
        </div>
      </div>
      {origin !== '' && (
        <div className="cf-share__qr">
          <QrCode value={url} label={t('affiliate.qr', { code })} caption={t('affiliate.qrHint')} />
          <SaveQrPicture
            value={url}
            label={t('affiliate.qr', { code })}
            fileName={`invite-${code}`}
            brand={brand}
            lead={t('affiliate.qrHint')}
            lines={lines}
          />
        </div>
      )}
    </Card>
  );
}
