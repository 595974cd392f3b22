import { useAppSelector } from '../store/typed-hooks.ts';

/** Returns the message about the play break that ended the session in this tab, or null. */
export function useBegunBreak(): string | null {
  return useAppSelector((state) => state.begunBreak);
}
