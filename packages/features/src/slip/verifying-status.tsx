import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../common/site-context.tsx';

const longAfterMs = 6_000;

/** That the bank is being asked; after a few seconds, that it may take its time (an answer can take 25 s). */
export function VerifyingStatus(): ReactElement {
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
