import { memberFrame } from './member-frame.ts';
import { everyFrame } from './shell.ts';

/** Texts of the public layout and the member layout. */
export const shell = { ...everyFrame, ...memberFrame } as const;
