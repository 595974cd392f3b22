import { FRESH_SECONDS } from '@chada/stores';

/** Query options for a screen: a fresh response is reused, and an older response is loaded again. */
export const refetchStaleOnMount = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;
