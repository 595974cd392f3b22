import { addTexts } from '@chada/messages';
import { banks, checkIn, dashboard, game, limitNotice, tier, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, checkIn, dashboard, game, limitNotice, tier, waitingSlip });

export { DashboardPage } from './dashboard-page.tsx';
