import { memoryStorage } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_LIFETIME_MS,
  forgetCampaign,
  saveCampaign,
  saveInvitation,
  parseAffiliateCode,
  parseCampaignCode,
  readCampaign,
} from './campaign.ts';
import { createAppStore } from '../store/create-store.ts';

const start = Date.parse('2026-11-20T03:00:00.000Z');

function openTab(storage = memoryStorage(), clock = () => start) {
  const tabStorage = memoryStorage();
  return createAppStore({
    client: {
      api: { baseUrl: 'http://localhost' },
      game: { categories: ['sport'], defaultCategory: 'sport' },
    },
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => tabStorage,
    clock,
  });
}

describe('[PU-04, PU-05, PU-06] the codes of a link', () => {
  it('are shared by tabs, and inviter and campaign are stored separately', () => {
    const storage = memoryStorage();
    openTab(storage).dispatch(saveCampaign({ team: 'red', marketing: 'fb-01' }));
    openTab(storage).dispatch(saveInvitation('A7K2M9'));
    expect(openTab(storage).dispatch(readCampaign())).toEqual({
      afCode: 'A7K2M9',
      team: 'red',
      marketing: 'fb-01',
    });
  });

  it('are replaced by the codes of a later link', () => {
    const { dispatch } = openTab();
    dispatch(saveCampaign({ team: 'red', marketing: 'fb-01' }));
    dispatch(saveCampaign({ team: 'blue', marketing: undefined }));
    expect(dispatch(readCampaign())).toEqual({ afCode: undefined, team: 'blue', marketing: undefined });
  });

  it.each([
    [CAMPAIGN_LIFETIME_MS, 'red'],
    [CAMPAIGN_LIFETIME_MS + 1, undefined],
    [-CAMPAIGN_LIFETIME_MS - 1, undefined],
  ])('contain the team %s after %d ms', (passedMs, team) => {
    const storage = memoryStorage();
    openTab(storage).dispatch(saveCampaign({ team: 'red', marketing: 'fb-01' }));
    openTab(storage).dispatch(saveInvitation('A7K2M9'));
    expect(openTab(storage, () => start + passedMs).dispatch(readCampaign())).toEqual({
      afCode: team && 'A7K2M9',
      team,
      marketing: team && 'fb-01',
    });
  });

  it('are stored separately, so that an invitation can be removed alone', () => {
    const { dispatch } = openTab();
    dispatch(saveCampaign({ team: 'red', marketing: 'fb-01' }));
    dispatch(saveInvitation('A7K2M9'));
    dispatch(saveInvitation(undefined));
    expect(dispatch(readCampaign())).toEqual({ afCode: undefined, team: 'red', marketing: 'fb-01' });
  });

  it('are removed after the registration', () => {
    const storage = memoryStorage();
    const { dispatch } = openTab(storage);
    dispatch(saveInvitation('A7K2M9'));
    dispatch(forgetCampaign());
    expect(dispatch(readCampaign()).afCode).toBeUndefined();
    expect([...storage.entries.keys()]).toEqual([]);
  });

  it('last until the next page load if the storage is blocked', () => {
    const storage = memoryStorage();
    storage.fault = 'refused';
    const { dispatch } = openTab(storage);
    dispatch(saveInvitation('A7K2M9'));
    expect(dispatch(readCampaign()).afCode).toBe('A7K2M9');
  });

  it('are normalized', () => {
    expect(parseAffiliateCode('a7k2m9')).toBe('A7K2M9');
    expect(parseAffiliateCode('../x')).toBeUndefined();
    expect(parseCampaignCode('A.B ')).toBe('A.B');
    expect(parseCampaignCode('a\nb')).toBeUndefined();
  });
});
