import { userCredit, userLevel } from '@chada/contract';
import { aMember } from '@chada/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const harness = siteHarness();

describe('the card with the credit', () => {
  it('reserves the space of the points while the credit loads', async () => {
    harness.server().reply(userCredit, () => new Promise(() => undefined));
    harness.open(<DashboardPage />);
    const place = await screen.findByText('คะแนนสะสม 120 คะแนน');
    expect(place.className).toBe('cf-credit__points-place');
  });

  it.each([
    [1, 1],
    [0, 0],
  ])('keeps, for a member of level %i, %i places for the tier while the tier loads', (level, places) => {
    harness.server().reply(userLevel, () => new Promise(() => undefined));
    harness.open(<DashboardPage />, { stored: { 'chada.user': JSON.stringify(aMember({ level })) } });
    expect(document.querySelectorAll('.cf-credit__tier')).toHaveLength(places);
  });
});
