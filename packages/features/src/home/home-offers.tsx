import { openTierLevels } from '@chada/membership-rules';
import { formatPercent } from '@chada/messages';
import { BankIcon, GamesIcon, type IconComponent, PercentIcon, Section, WalletIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';

interface Offer {
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
}

/** Shows four benefits of a membership. The refund percentage comes from the brand's table (RD-01). */
export function HomeOffers(): ReactElement {
  const t = useText();
  const { name, refundTable } = useClient();
  const refunds = openTierLevels.map((level) => refundTable[level]);
  const offers: readonly Offer[] = [
    { icon: WalletIcon, title: t('home.offerMoneyTitle'), text: t('home.offerMoneyText') },
    { icon: GamesIcon, title: t('home.offerGamesTitle'), text: t('home.offerGamesText') },
    {
      icon: PercentIcon,
      title: t('home.offerRefundTitle'),
      text: t('home.offerRefundText', {
        from: formatPercent(Math.min(...refunds)),
        to: formatPercent(Math.max(...refunds)),
      }),
    },
    { icon: BankIcon, title: t('home.offerSafeTitle'), text: t('home.offerSafeText') },
  ];
  return (
    <Section title={t('home.offerTitle', { brand: name })}>
      <ul className="cf-home__offers">
        {offers.map(({ icon: Icon, title, text }) => (
          <li key={title} className="cf-home__offer">
            <span className="cf-home__offer-icon">
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
