import type { UserSetting } from '@chada/contract/setting';
import { useMemo } from 'react';
import type { ConfigurationEntries } from './configuration.slice.ts';
import type { LoadStatus } from '../credit/credit.slice.ts';
import { useAppSelector } from '../store/typed-hooks.ts';

/** Remote configuration as screens read it. */
export interface Configuration {
  /** Image path by key, e.g. `home.normal.logo`; a key that is absent leaves the client's own picture (SH-09). */
  readonly entries: ConfigurationEntries;
  /** Account ids of the messaging app (EN-05): null where there is none, undefined until the global setting was read. */
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  /** The promotion that visitors see (RD-22); null where the backend states none. */
  readonly promotion: UserSetting | null;
  readonly entriesStatus: LoadStatus;
  readonly settingStatus: LoadStatus;
}

/** Remote configuration entries and messaging accounts. */
export function useConfiguration(): Configuration {
  const configuration = useAppSelector((state) => state.configuration);
  return useMemo(() => {
    const { publicEntries, memberEntries, ...rest } = configuration;
    return { ...rest, entries: { ...publicEntries, ...memberEntries } };
  }, [configuration]);
}
