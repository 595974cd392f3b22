import { noticed } from '@chada/stores';
import { prepareNotifications, TextField } from '@chada/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { LAYOUT_DONE_MS, Notices } from './notices.tsx';

const words = 'เครดิตไม่เพียงพอ';
const otherWords = 'ระบบขัดข้องชั่วคราว';
const harness = siteHarness();
// The first toast would be late, because it loads the code that draws toasts.
beforeAll(prepareNotifications);
afterEach(() => vi.restoreAllMocks());

function standAt(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 40));
}

/**
 * Reports an error, then another error that the screen does not show. Waits for the toast of the other error, because a
 * toast of the first error would be visible by then.
 */
async function fail(inline: ReactNode, reference?: string): Promise<number> {
  const { store } = harness.open(
    <>
      {typeof inline === 'string' ? <p role="alert">{inline}</p> : inline}
      <Notices />
    </>,
  );
  act(() => {
    store.dispatch(noticed('error', { text: words, ...(reference === undefined ? {} : { reference }) }));
    store.dispatch(noticed('error', { text: otherWords }));
  });
  await screen.findByText(otherWords);
  return timesShown();
}

const timesShown = (): number => screen.queryAllByText(words, { exact: false }).length;

/** Waits, because a busy machine shows a toast later. */
const seeTimes = (count: number): Promise<void> => waitFor(() => expect(timesShown()).toBe(count));

describe('[ER-03] an error', () => {
  it('that is visible on the screen raises no toast', async () => {
    standAt(100);
    expect(await fail(words)).toBe(1);
  });

  it('that is visible with word joiners and no-break spaces raises no toast', async () => {
    standAt(100);
    const joined = words.replace(' ', '\u00a0').replace(/(?<=^.{4})/, '\u2060');
    expect(joined).not.toBe(words);
    await fail(joined);
    expect(screen.queryAllByText(words)).toHaveLength(0);
  });

  it('that is visible next to its field raises no toast', async () => {
    standAt(100);
    expect(await fail(<TextField label="จำนวนเงิน" value="900" onChange={() => {}} error={words} />)).toBe(1);
  });

  it('whose message is outside the visible area raises a toast', async () => {
    standAt(window.innerHeight + 100);
    await fail(words);
    await seeTimes(2);
  });

  it('whose message is moved out of the visible area by the layout raises a toast later', async () => {
    standAt(100);
    expect(await fail(words)).toBe(1);
    standAt(window.innerHeight + 100);
    await act(() => new Promise((resolve) => setTimeout(resolve, LAYOUT_DONE_MS)));
    await seeTimes(2);
  });

  it('without a message on the screen raises a toast', async () => {
    standAt(100);
    await fail('');
    await seeTimes(1);
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes(words))).toBe(true);
  });

  it('of the server shows its reference for staff', async () => {
    standAt(100);
    await fail('', 'K7QM2XR4TN');
    await seeTimes(1);
    expect(screen.getAllByText(`${words} (รหัสอ้างอิง K7QM2XR4TN)`)).toHaveLength(1);
  });

  it('of the server that is visible with its reference raises no toast', async () => {
    standAt(100);
    expect(await fail(`${words} รหัสอ้างอิง K7QM2XR4TN`, 'K7QM2XR4TN')).toBe(1);
  });
});
