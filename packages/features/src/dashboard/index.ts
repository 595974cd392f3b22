import { addTexts } from '@chada/messages';
import { banks, checkIn, dashboard, game, tier, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, checkIn, dashboard, game, tier, waitingSlip });

export { DashboardPage } from './dashboard-page.tsx';
