import { memberFrame } from './member-frame.ts';
import { everyFrame } from './shell.ts';

/** The texts of the layout, for everyone and for members. */
export const shell = { ...everyFrame, ...memberFrame } as const;
