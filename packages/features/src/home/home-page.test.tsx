import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { HomePage } from './index.ts';

const harness = siteHarness();

describe('[PU-01] the blocks of the home page', () => {
  it('are those of the brand, below the sign-in', () => {
    const client = sampleClient({ layout: { home: ['links', 'categories'] } });
    harness.render(<HomePage />, { store: harness.createStore(), client });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['เข้าสู่ระบบสมาชิก', 'แวะดูก่อนได้', 'เลือกเล่นตามใจ']);
  });
});
