import { protectionGet } from '@chada/contract/protection';
import { addTexts } from '@chada/messages';
import { limitNotice } from '@chada/messages/texts';
import { replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { LimitReminder } from './limit-reminder.tsx';

addTexts({ limitNotice });

const harness = siteHarness();
const example = protectionGet.example.response;
const open = (reviewAt: string | null) => {
  harness.server().reply(protectionGet, replies.data({ ...example, reviewAt }));
  harness.open(<LimitReminder />, { brand: { protection: sampleProtection } });
};

describe('LimitReminder', () => {
  it('asks the member to review limits that are six months old', async () => {
    open('2020-01-01T00:00:00.000Z');
    expect(await screen.findByText(/ตั้งวงเงินไว้เกิน 6 เดือนแล้ว ยังเหมาะกับคุณอยู่ไหม/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูวงเงินของคุณ' }).getAttribute('href')).toBe('/auth/protection');
  });

  it.each([['2099-01-01T00:00:00.000Z'], [null]])(
    'only links to responsible play if the review is at %s',
    async (reviewAt) => {
      open(reviewAt);
      await expect.poll(() => harness.server().requests(protectionGet)).toHaveLength(1);
      const link = await screen.findByRole('link', { name: 'เล่นอย่างรับผิดชอบ' });
      expect(link.getAttribute('href')).toBe('/auth/protection');
      expect(screen.queryByText(/6 เดือน/)).toBeNull();
    },
  );
});
