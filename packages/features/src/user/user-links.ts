import type { ResolvedClient } from '@chada/client-config';
import {
  ChartIcon,
  ClockIcon,
  ContactIcon,
  CrownIcon,
  GiftIcon,
  HistoryIcon,
  type IconComponent,
  LockIcon,
  MediaIcon,
  PinIcon,
  UsersIcon,
} from '@chada/ui-kit';
import { paths } from '../common/layout/paths.ts';

export interface AccountLink {
  readonly id:
    | 'history'
    | 'winLost'
    | 'affiliate'
    | 'ranking'
    | 'media'
    | 'reward'
    | 'address'
    | 'password'
    | 'protection'
    | 'contact';
  readonly to: string;
  readonly Icon: IconComponent;
}

export interface AccountGroup {
  readonly id: 'records' | 'fun' | 'settings' | 'help';
  readonly links: readonly AccountLink[];
}

export function accountGroups({
  features,
  protection,
}: Pick<ResolvedClient, 'features' | 'protection'>): readonly AccountGroup[] {
  const affiliate: AccountLink = { id: 'affiliate', to: paths.affiliate, Icon: UsersIcon };
  const reward: AccountLink = { id: 'reward', to: paths.reward, Icon: GiftIcon };
  const responsiblePlay: AccountLink = { id: 'protection', to: paths.protection, Icon: ClockIcon };
  return [
    {
      id: 'records',
      links: [
        { id: 'history', to: paths.history, Icon: HistoryIcon },
        { id: 'winLost', to: paths.winLost, Icon: ChartIcon },
        ...(features.affiliate ? [affiliate] : []),
        { id: 'ranking', to: paths.ranking, Icon: CrownIcon },
      ],
    },
    {
      id: 'fun',
      links: [{ id: 'media', to: paths.media, Icon: MediaIcon }, ...(features.reward ? [reward] : [])],
    },
    {
      id: 'settings',
      links: [
        { id: 'address', to: paths.manageAddress, Icon: PinIcon },
        { id: 'password', to: paths.changePassword, Icon: LockIcon },
      ],
    },
    {
      id: 'help',
      links: [
        ...(protection === undefined ? [] : [responsiblePlay]),
        { id: 'contact', to: paths.memberContact, Icon: ContactIcon },
      ],
    },
  ];
}
