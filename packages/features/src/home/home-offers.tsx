import { openLevelsOf, type RefundTable, type TierLevel } from '@chada/membership-rules';
import { formatPercent, type Translate } from '@chada/messages';
import { BankIcon, GamesIcon, type IconComponent, PercentIcon, Section, WalletIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';

interface Offer {
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
}

/**
 * Returns a list with the offer of a loss refund. The list is empty if no level in `openLevels` has a refund (RD-01).
 * `openLevels` are the levels that members can reach now.
 */
function refundOffers(
  refundTable: RefundTable,
  openLevels: readonly TierLevel[],
  t: Translate,
): readonly Offer[] {
  const refunds = openLevels.map((level) => refundTable[level]).filter((percent) => percent > 0);
  if (refunds.length === 0) return [];
  const everyLevel = refunds.length === openLevels.length;
  const [min, max] = [Math.min(...refunds), Math.max(...refunds)];
  const text =
    min === max
      ? t(everyLevel ? 'home.offerRefundEqual' : 'home.offerRefundSomeEqual', {
          percent: formatPercent(max),
        })
      : t(everyLevel ? 'home.offerRefundText' : 'home.offerRefundSome', {
          from: formatPercent(min),
          to: formatPercent(max),
        });
  const title = t(everyLevel ? 'home.offerRefundTitle' : 'home.offerRefundSomeTitle');
  return [{ icon: PercentIcon, title, text }];
}

export function HomeOffers(): ReactElement {
  const t = useText();
  const { name, refundTable, tiers } = useClient();
  const offers: readonly Offer[] = [
    { icon: WalletIcon, title: t('home.offerMoneyTitle'), text: t('home.offerMoneyText') },
    { icon: GamesIcon, title: t('home.offerGamesTitle'), text: t('home.offerGamesText') },
    ...refundOffers(refundTable, openLevelsOf(tiers), t),
    { icon: BankIcon, title: t('home.offerSafeTitle'), text: t('home.offerSafeText') },
  ];
  return (
    <Section title={t('home.offerTitle', { brand: name })}>
      <ul className="cf-home__offers">
        {offers.map(({ icon: Icon, title, text }) => (
          <li key={title} className="cf-home__offer">
            <span className="ck-mark cf-home__offer-icon">
              <Icon size={26} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
