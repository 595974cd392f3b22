import type { UserSetting } from '@chada/contract/setting';
import { useMemo } from 'react';
import type { ConfigurationEntries } from './configuration.slice.ts';
import type { LoadStatus } from '../credit/credit.slice.ts';
import { useAppSelector } from '../store/typed-hooks.ts';

export interface Configuration {
  /**
   * The paths of pictures by key, such as `home.normal.logo`. If a key is missing, the site shows a default picture
   * (SH-09).
   */
  readonly entries: ConfigurationEntries;
  /**
   * The ids of the LINE accounts (EN-05). Null if the brand has no such account, undefined until the global setting
   * has loaded.
   */
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  /** The promotion that visitors can see (RD-22). Null if the API does not publish the promotion. */
  readonly promotion: UserSetting | null;
  readonly entriesStatus: LoadStatus;
  readonly settingStatus: LoadStatus;
}

export function useConfiguration(): Configuration {
  const configuration = useAppSelector((state) => state.configuration);
  return useMemo(() => {
    const { publicEntries, memberEntries, ...rest } = configuration;
    return { ...rest, entries: { ...publicEntries, ...memberEntries } };
  }, [configuration]);
}
