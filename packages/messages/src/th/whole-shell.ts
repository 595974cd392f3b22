import { memberFrame } from './member-frame.ts';
import { everyFrame } from './shell.ts';

/** The frame around every screen: of everyone and of members. */
export const shell = { ...everyFrame, ...memberFrame } as const;
