import type { ResolvedClient } from '@chada/client-config';
import {
  ChartIcon,
  ContactIcon,
  CrownIcon,
  GiftIcon,
  HistoryIcon,
  type IconComponent,
  LockIcon,
  PinIcon,
  UsersIcon,
} from '@chada/ui-kit';
import { paths } from '../common/paths.ts';

/** One way from the member's page. */
export interface AccountLink {
  readonly id:
    'history' | 'winLost' | 'affiliate' | 'reward' | 'ranking' | 'address' | 'password' | 'contact';
  readonly to: string;
  readonly Icon: IconComponent;
}

export interface AccountGroup {
  readonly id: 'records' | 'settings' | 'help';
  readonly links: readonly AccountLink[];
}

/** The ways from the member's page, without those whose feature the brand has off. */
export function accountGroups(features: ResolvedClient['features']): readonly AccountGroup[] {
  const reward: AccountLink = { id: 'reward', to: paths.reward, Icon: GiftIcon };
  return [
    {
      id: 'records',
      links: [
        { id: 'history', to: paths.history, Icon: HistoryIcon },
        { id: 'winLost', to: paths.winLost, Icon: ChartIcon },
        { id: 'affiliate', to: paths.affiliate, Icon: UsersIcon },
        ...(features.reward ? [reward] : []),
        { id: 'ranking', to: paths.ranking, Icon: CrownIcon },
      ],
    },
    {
      id: 'settings',
      links: [
        { id: 'address', to: paths.manageAddress, Icon: PinIcon },
        { id: 'password', to: paths.changePassword, Icon: LockIcon },
      ],
    },
    { id: 'help', links: [{ id: 'contact', to: paths.memberContact, Icon: ContactIcon }] },
  ];
}
