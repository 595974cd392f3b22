import { satang } from '@chada/domain';
import * as z from 'zod/mini';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk, Services } from '../store/services.ts';
import { lastCreditRead } from './credit.slice.ts';

const lastCreditSchema = z.object({
  member: z.string(),
  creditSatang: z.int().check(z.nonnegative()),
  at: z.int().check(z.nonnegative()),
});

const opensOffline = ({ client }: Services): boolean => client.features?.offline ?? true;

export function storeLastCredit(): AppThunk {
  return (_dispatch, getState, services) => {
    const { clock, local } = services;
    if (!opensOffline(services)) return local.remove(storageKeys.lastCredit);
    const identity = selectIdentity(getState());
    const { creditSatang } = getState().credit;
    if (identity === null || creditSatang === null) return;
    const stored = { member: deviceTag(local, identity.uuid), creditSatang, at: Math.round(clock()) };
    local.write(storageKeys.lastCredit, JSON.stringify(stored));
  };
}

/** Reads the credit that the browser stored in an earlier visit. Has no effect if this visit has loaded the credit. */
export function readLastCredit(): AppThunk {
  return (dispatch, getState, services) => {
    const { local } = services;
    if (!opensOffline(services)) return local.remove(storageKeys.lastCredit);
    const identity = selectIdentity(getState());
    if (identity === null) return;
    const stored = readJson(local, storageKeys.lastCredit, lastCreditSchema);
    if (stored === undefined || stored.member !== deviceTag(local, identity.uuid)) return;
    dispatch(lastCreditRead({ creditSatang: satang(stored.creditSatang), at: stored.at }));
  };
}
