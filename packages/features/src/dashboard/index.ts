import { addTexts } from '@chada/messages';
import { banks, checkIn, dashboard, game, tiers, waitingSlip } from '@chada/messages/texts';

addTexts({ banks, checkIn, dashboard, game, tiers, waitingSlip });

export { DashboardPage } from './dashboard-page.tsx';
