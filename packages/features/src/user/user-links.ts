import type { MenuLink, ResolvedClient } from '@chada/client-config';
import {
  ChartIcon,
  CheckCircleIcon,
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
  readonly id: MenuLink | 'consents';
  readonly to: string;
  readonly Icon: IconComponent;
}

type GroupName = 'records' | 'fun' | 'settings' | 'help';

export interface AccountGroup {
  readonly id: GroupName;
  readonly links: readonly AccountLink[];
}

const places: Readonly<Record<AccountLink['id'], Omit<AccountLink, 'id'> & { readonly group: GroupName }>> = {
  history: { group: 'records', to: paths.history, Icon: HistoryIcon },
  winLost: { group: 'records', to: paths.winLost, Icon: ChartIcon },
  affiliate: { group: 'records', to: paths.affiliate, Icon: UsersIcon },
  ranking: { group: 'records', to: paths.ranking, Icon: CrownIcon },
  media: { group: 'fun', to: paths.media, Icon: MediaIcon },
  reward: { group: 'fun', to: paths.reward, Icon: GiftIcon },
  address: { group: 'settings', to: paths.manageAddress, Icon: PinIcon },
  password: { group: 'settings', to: paths.changePassword, Icon: LockIcon },
  consents: { group: 'settings', to: paths.consents, Icon: CheckCircleIcon },
  protection: { group: 'help', to: paths.protection, Icon: ClockIcon },
  contact: { group: 'help', to: paths.memberContact, Icon: ContactIcon },
};

/**
 * Returns the links of the account page in groups. The order of the links is the brand's order. A group has the
 * position of its first link. No brand can hide the link to the consents.
 */
export function accountGroups({
  features,
  protection,
  layout,
}: Pick<ResolvedClient, 'features' | 'protection' | 'layout'>): readonly AccountGroup[] {
  const isMissing: Partial<Record<MenuLink, boolean>> = {
    affiliate: !features.affiliate,
    reward: !features.reward,
    protection: protection === undefined,
  };
  const menu = layout.menu.filter((id) => isMissing[id] !== true);
  const shown: readonly AccountLink['id'][] = [...menu, 'consents'];
  const groups = [...new Set(shown.map((id) => places[id].group))];
  return groups.map((group) => ({
    id: group,
    links: shown
      .filter((id) => places[id].group === group)
      .map((id) => ({ id, to: places[id].to, Icon: places[id].Icon })),
  }));
}
