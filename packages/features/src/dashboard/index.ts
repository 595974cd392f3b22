import { addTexts } from '@chada/messages';
import {
  banks,
  banner,
  checkIn,
  dashboard,
  game,
  limitNotice,
  tier,
  waitingSlip,
} from '@chada/messages/texts';

addTexts({ banks, banner, checkIn, dashboard, game, limitNotice, tier, waitingSlip });

export { DashboardPage } from './dashboard-page.tsx';
