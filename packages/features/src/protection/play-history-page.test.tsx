import { protectionHistory } from '@chada/contract/protection';
import { csvText } from '@chada/domain';
import { createTranslator } from '@chada/messages';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { historyRows } from './download-history.ts';
import { PlayHistoryPage } from './index.ts';

const harness = siteHarness();
const brand = { protection: sampleProtection };

describe('PlayHistoryPage', () => {
  it('asks for 12 months by month, week or day, and shows the sums', async () => {
    const { user } = harness.open(<PlayHistoryPage />, { brand });
    const table = await screen.findByRole('table');
    expect(within(table).getByText('−฿1,200.00')).toBeTruthy();
    expect(within(table).getByText('10 ชั่วโมง 40 นาที')).toBeTruthy();
    const totals = within(
      screen.getByRole('heading', { name: 'รวม 12 เดือน' }).parentElement ?? document.body,
    );
    expect(totals.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '−฿1,200.00',
      '10 ชั่วโมง 40 นาที',
      '฿3,000.00',
      '฿1,800.00',
    ]);
    await user.click(screen.getByRole('tab', { name: 'รายวัน' }));
    await expect.poll(() => harness.server().requests(protectionHistory)).toHaveLength(2);
    const [first, second] = harness.server().requests(protectionHistory);
    expect(String(first?.url)).toContain('by=month');
    expect(String(second?.url)).toContain('by=day');
  });

  it('saves the sums as a file that a spreadsheet reads', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = harness.open(<PlayHistoryPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ดาวน์โหลดเป็นไฟล์ CSV' }));
    expect(saved).toHaveBeenCalledOnce();
    const text = csvText(historyRows(protectionHistory.example.response.items, createTranslator()));
    expect(text).toBe(
      '\uFEFFช่วงเวลา,ฝาก,ถอน,สุทธิ,ผลจากเกม,เวลาเล่น (นาที)\r\n2026-11-01,3000,1800,-1200,-900,640\r\n',
    );
    saved.mockRestore();
  });
});
