import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { FlipCardPage } from './flip-card/index.ts';
import { WheelPage } from './wheel/index.ts';

const harness = siteHarness();
const links = () => screen.queryAllByRole('link', { name: /^ตรวจ/ });

it.each([
  ['the wheel', WheelPage],
  ['the cards', FlipCardPage],
])(
  '[ME-16] %s and its history link to the check of draws, unless draws have no proofs',
  async (_what, Page) => {
    harness.open(<Page />);
    await expect.poll(() => links().length).toBe(2);
    cleanup();
    harness.open(<Page />, { brand: { features: { fairness: false } } });
    await screen.findByText('ผลที่ผ่านมา');
    expect(links()).toEqual([]);
  },
);
