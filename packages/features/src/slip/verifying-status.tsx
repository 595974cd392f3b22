import { formatPercent } from '@chada/messages';
import { ProgressBar } from '@chada/ui-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';

const longAfterMs = 6_000;

function AskingBank(): ReactElement {
  const t = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="cf-verifying" role="status">
      <span className="cf-verifying__line" aria-hidden="true" />
      <p className="cf-verifying__title">{t('slip.verifying')}</p>
      <p className="cf-hint">{long ? t('slip.verifyingLong') : t('slip.verifyingHint')}</p>
    </div>
  );
}

export function VerifyingStatus({ sentRatio }: { sentRatio: number | undefined }): ReactElement {
  const t = useText();
  if (sentRatio === undefined || sentRatio >= 1) return <AskingBank />;
  return (
    <ProgressBar
      ratio={sentRatio}
      label={t('slip.uploading')}
      valueText={formatPercent(Math.floor(sentRatio * 100))}
    />
  );
}
