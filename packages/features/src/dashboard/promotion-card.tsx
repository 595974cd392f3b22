import { formatPercent } from '@chada/messages';
import { Card, GiftIcon, LinkButton } from '@chada/ui-kit';
import type { UserSetting } from '@chada/stores';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../common/money/baht-text.ts';
import { bonusWindows } from '../common/money/bonus-windows.ts';
import { HoursLines } from '../common/money/hours-lines.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

export function PromotionCard({ setting }: { setting: UserSetting }): ReactElement | null {
  const t = useText();
  const windows = bonusWindows(setting);
  if (windows.length === 0) return null;
  return (
    <Card className="cf-promotion">
      <div className="cf-promotion__head">
        <span className="ck-mark cf-promotion__mark">
          <GiftIcon />
        </span>
        <div>
          <h2 className="cf-stage-heading">{t('dashboard.promotionTitle')}</h2>
          <p className="cf-hint">
            {t('dashboard.promotionText', { amount: shortBaht(setting.bonusMax ?? 0) })}
          </p>
        </div>
      </div>
      <ul className="cf-promotion__windows">
        {windows.map((window) => (
          <li key={window.number} className="cf-promotion__window">
            <p className="cf-promotion__time ck-tabular">
              <HoursLines window={window} textOf={(times) => t('dashboard.promotionWindow', times)} />
            </p>
            <p className="cf-promotion__rate">
              {t('dashboard.promotionRate', { percent: formatPercent(window.ratePercent) })}
            </p>
            <p className="cf-hint">{t('dashboard.promotionUpTo', { amount: shortBaht(window.maxSatang) })}</p>
          </li>
        ))}
      </ul>
      <LinkButton fullWidth render={<Link to={paths.deposit} />}>
        {t('dashboard.promotionAction')}
      </LinkButton>
    </Card>
  );
}
