import type { Handlers } from '../http/handler.ts';
import { announcementHandlers } from './announcement/routes.ts';
import { depositHandlers } from './deposit/routes.ts';
import { gameHandlers } from './games/routes.ts';
import { historyHandlers } from './history/routes.ts';
import { registrationHandlers } from './registration/routes.ts';
import { sessionHandlers } from './session/routes.ts';
import { settingsHandlers } from './settings/routes.ts';
import { slipHandlers } from './slip/routes.ts';
import { userHandlers } from './user/routes.ts';
import { withdrawalHandlers } from './withdrawal/routes.ts';

/** A handler for every operation that is served; one that is missing does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...settingsHandlers,
  ...registrationHandlers,
  ...userHandlers,
  ...depositHandlers,
  ...slipHandlers,
  ...withdrawalHandlers,
  ...gameHandlers,
  ...announcementHandlers,
  ...historyHandlers,
};
