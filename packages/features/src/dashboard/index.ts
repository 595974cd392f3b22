import { addTexts } from '@chada/messages';
import { dashboard, game, tiers } from '@chada/messages/texts';

addTexts({ dashboard, game, tiers });

export { DashboardPage } from './dashboard-page.tsx';
