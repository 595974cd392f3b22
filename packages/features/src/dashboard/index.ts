import { addTexts } from '@chada/messages';
import { checkIn, dashboard, game, tiers } from '@chada/messages/texts';

addTexts({ checkIn, dashboard, game, tiers });

export { DashboardPage } from './dashboard-page.tsx';
