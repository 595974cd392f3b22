import type { Handlers } from '../http/pipeline/handler.ts';
import { addressHandlers } from './address/routes.ts';
import { affiliateHandlers } from './affiliate/routes.ts';
import { announcementHandlers } from './announcement/routes.ts';
import { checkInHandlers } from './check-in/routes.ts';
import { consentHandlers } from './consent/routes.ts';
import { depositHandlers } from './deposit/routes.ts';
import { fairnessHandlers } from './fairness/routes.ts';
import { gameHandlers } from './game/routes.ts';
import { historyHandlers } from './history/routes.ts';
import { outcomeHandlers } from './outcome/routes.ts';
import { passwordHandlers } from './password/routes.ts';
import { protectionHandlers } from './protection/routes.ts';
import { registrationHandlers } from './registration/routes.ts';
import { prizeHandlers } from './prize/routes.ts';
import { rewardHandlers } from './reward/routes.ts';
import { sessionHandlers } from './session/routes.ts';
import { settingHandlers } from './setting/routes.ts';
import { slipHandlers } from './slip/routes.ts';
import { userHandlers } from './user/routes.ts';
import { withdrawalHandlers } from './withdrawal/routes.ts';

export const handlers: Handlers = {
  ...sessionHandlers,
  ...settingHandlers,
  ...registrationHandlers,
  ...consentHandlers,
  ...userHandlers,
  ...depositHandlers,
  ...slipHandlers,
  ...withdrawalHandlers,
  ...gameHandlers,
  ...announcementHandlers,
  ...historyHandlers,
  ...passwordHandlers,
  ...addressHandlers,
  ...checkInHandlers,
  ...prizeHandlers,
  ...fairnessHandlers,
  ...protectionHandlers,
  ...outcomeHandlers,
  ...rewardHandlers,
  ...affiliateHandlers,
};
