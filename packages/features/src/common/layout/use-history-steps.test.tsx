import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useFrozenSteps } from './use-frozen-steps.ts';
import { useHistoryDialog } from './use-history-dialog.ts';
import { useHistorySteps } from './use-history-steps.ts';

afterEach(cleanup);

function Flow({ known = true }: { known?: boolean }): ReactElement {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [busy, setBusy] = useState(false);
  const flow = useFrozenSteps(
    useHistorySteps('flow', (value) => (typeof value === 'string' && known ? value : undefined)),
    busy,
  );
  const dialog = useHistoryDialog('dialog');
  useEffect(() => {
    const finish = (): void => {
      setBusy(false);
      flow.replace('sent');
    };
    window.addEventListener('answered', finish);
    return () => window.removeEventListener('answered', finish);
  });
  return (
    <>
      <output data-key={key}>
        {[pathname, ...flow.steps, ...(dialog.isOpen ? ['dialog'] : [])].join(' ')}
      </output>
      <button type="button" onClick={() => flow.open('review')}>
        review
      </button>
      <button type="button" onClick={dialog.open}>
        ask
      </button>
      <button type="button" onClick={dialog.close}>
        no
      </button>
      <button type="button" onClick={flow.closeAll}>
        start
      </button>
      <button type="button" onClick={() => setBusy(true)}>
        send
      </button>
      <button type="button" onClick={() => setBusy(false)}>
        fail
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

const at = (): string => screen.getByRole('status').textContent ?? '';
function press(...names: string[]): string {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  return at();
}
const respond = (): void => act(() => void window.dispatchEvent(new Event('answered')));
function open(entries: Parameters<typeof MemoryRouter>[0]['initialEntries'] = ['/before', '/page']): void {
  render(
    <MemoryRouter initialEntries={entries}>
      <Flow />
    </MemoryRouter>,
  );
}

describe('the steps of a flow', () => {
  it('have one history entry each', () => {
    open();
    expect(press('review')).toBe('/page review');
    expect(press('Back')).toBe('/page');
    expect(press('Forward')).toBe('/page review');
    expect(press('Back', 'Back')).toBe('/before');
  });

  it('close by a button, and repeated presses leave no unused history entry', () => {
    open();
    expect(press('review', 'ask')).toBe('/page review dialog');
    expect(press('no', 'no')).toBe('/page review');
    expect(press('ask', 'start')).toBe('/page');
    expect(press('Back')).toBe('/before');
  });

  it('open once if a button is pressed twice', () => {
    open();
    act(() => {
      screen.getByRole('button', { name: 'review' }).click();
      screen.getByRole('button', { name: 'review' }).click();
    });
    expect(at()).toBe('/page review');
    expect(press('Back')).toBe('/page');
  });

  it('are replaced by the result, and Back leads to the start', () => {
    open();
    press('review', 'send');
    respond();
    expect(at()).toBe('/page sent');
    expect(press('Back')).toBe('/page');
    expect(press('Forward')).toBe('/page sent');
  });

  it('stay visible while a request is running, and show the result after Back', () => {
    open();
    expect(press('review', 'send', 'Back')).toBe('/page review');
    respond();
    expect(at()).toBe('/page sent');
    expect(press('Back')).toBe('/page');
  });

  it('open again if the request fails after Back', () => {
    open();
    expect(press('review', 'send', 'Back', 'fail')).toBe('/page review');
    expect(press('Back')).toBe('/page');
    expect(press('Back')).toBe('/before');
  });

  it('close the page after two presses of Back', () => {
    open();
    expect(press('review', 'send', 'Back', 'Back')).toBe('/before');
  });

  it('are skipped if they can’t be shown or if the state is invalid', () => {
    const state = { steps: [{ flow: 'flow', value: { not: 'known' } }] };
    open(['/before', '/page', { pathname: '/page', state }]);
    expect(at()).toBe('/page');
    expect(press('Back')).toBe('/before');
    for (const garbage of [null, 'x', { steps: 1 }, { steps: [null] }, { steps: [{ flow: 1 }] }]) {
      cleanup();
      open(['/before', { pathname: '/page', state: garbage }]);
      expect(at()).toBe('/page');
      expect(press('ask')).toBe('/page dialog');
    }
  });
});
