import { protectionGet } from '@chada/contract/protection';
import { addTexts } from '@chada/messages';
import { banner } from '@chada/messages/texts';
import { replies } from '@chada/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleBanners, shownBanners } from '../../test/sample-banners.ts';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { MemberBanners } from './member-banners.tsx';

const harness = siteHarness();
beforeEach(() => addTexts({ banner }));

const state = protectionGet.example.response;
const calm = {
  ...state,
  pause: null,
  isCareNoticeDue: false,
  limits: state.limits.map((limit) => ({ ...limit, isReached: false })),
};
const pause = { kind: 'timeOut', since: '2026-01-01T00:00:00.000Z', until: '2090-01-01T00:00:00.000Z' };

describe('the banners for members', () => {
  const brand = { banners: sampleBanners, protection: sampleProtection };
  const open = async (reply: object) => {
    harness.server().reply(protectionGet, replies.data(reply));
    harness.open(<MemberBanners />, { brand });
    await waitFor(() =>
      expect(document.querySelector('[aria-hidden="true"].cf-banner-row__place')).toBeNull(),
    );
  };

  it('are shown to a member who plays freely', async () => {
    await open(calm);
    expect(shownBanners()).toEqual(['ทีมงานพร้อมช่วย', 'เกมใหม่']);
  });

  it.each([
    ['on a break', { ...calm, pause }],
    ['with a care notice', { ...calm, isCareNoticeDue: true }],
    ['at a limit', { ...calm, limits: calm.limits.map((limit) => ({ ...limit, isReached: true })) }],
  ])('are never shown to a member %s', async (_name, reply) => {
    await open(reply);
    expect(shownBanners()).toEqual([]);
  });

  it('are not shown while it is unknown whether the member has a break', async () => {
    harness.server().reply(protectionGet, replies.refuse('INTERNAL'));
    harness.open(<MemberBanners />, { brand });
    expect(shownBanners()).toEqual([]);
    await waitFor(() => expect(document.querySelector('.cf-banner-row__place')).toBeNull());
    expect(shownBanners()).toEqual([]);
  });
});
