import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

function Example(): ReactElement {
  return <CopyButton value="1234567890" label="คัดลอก" copiedLabel="คัดลอกแล้ว" failedLabel="คัดลอกไม่ได้" />;
}

async function copy(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

function stubClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === undefined ? undefined : { writeText },
  });
}

function stubExecCommand(returns: () => boolean): string[] {
  const copied: string[] = [];
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const area = document.activeElement;
      if (area instanceof HTMLTextAreaElement) copied.push(area.value);
      return returns();
    },
  });
  return copied;
}

describe('CopyButton', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    stubClipboard(undefined);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('copies the value and announces it politely for two seconds', async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard(writeText);
    render(<Example />);
    await copy();
    expect(writeText).toHaveBeenCalledWith('1234567890');
    expect(screen.getByRole('status').textContent).toBe('คัดลอกแล้ว');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button').textContent).toBe('คัดลอก');
  });

  it('copies by selection without a clipboard API and restores the focus', async () => {
    const copied = stubExecCommand(() => true);
    render(<Example />);
    screen.getByRole('button').focus();
    await copy();
    expect(copied).toEqual(['1234567890']);
    expect(screen.getByRole('status').textContent).toBe('คัดลอกแล้ว');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('uses the second method if the clipboard refuses, and announces a failure of both', async () => {
    stubClipboard(() => Promise.reject(new Error('NotAllowedError')));
    stubExecCommand(() => false);
    render(<Example />);
    await copy();
    expect(screen.getByRole('status').textContent).toBe('คัดลอกไม่ได้');
  });
});
