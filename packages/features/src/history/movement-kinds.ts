import {
  type IconComponent,
  BankIcon,
  CalendarIcon,
  CardsIcon,
  DepositIcon,
  GamesIcon,
  GiftIcon,
  PercentIcon,
  SettingsIcon,
  StarIcon,
  UsersIcon,
  WheelIcon,
  WithdrawIcon,
} from '@chada/ui-kit';
import type { MessageKey } from '@chada/messages';
import type { Movement } from '@chada/stores';

export const movementKinds = {
  deposit: { text: 'history.kindDeposit', Icon: DepositIcon },
  withdrawal: { text: 'history.kindWithdrawal', Icon: WithdrawIcon },
  withdrawalReturned: { text: 'history.kindWithdrawalReturned', Icon: BankIcon },
  gameOut: { text: 'history.kindGameOut', Icon: GamesIcon },
  gameIn: { text: 'history.kindGameIn', Icon: GamesIcon },
  bonus: { text: 'history.kindBonus', Icon: GiftIcon },
  affiliate: { text: 'history.kindAffiliate', Icon: UsersIcon },
  wheel: { text: 'history.kindWheel', Icon: WheelIcon },
  flipCard: { text: 'history.kindFlipCard', Icon: CardsIcon },
  checkIn: { text: 'history.kindCheckIn', Icon: CalendarIcon },
  reward: { text: 'history.kindReward', Icon: StarIcon },
  lossRefund: { text: 'history.kindLossRefund', Icon: PercentIcon },
  adjustment: { text: 'history.kindAdjustment', Icon: SettingsIcon },
} as const satisfies Record<Movement['kind'], { text: MessageKey; Icon: IconComponent }>;
