import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OptionalBoundary } from './optional-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

describe('an optional part of a page', () => {
  it('does not delay or break the screen', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail: (error: Error) => void = () => undefined;
    const Missing = lazy(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    render(
      <>
        <p>หน้าหลัก</p>
        <OptionalBoundary>
          <Missing />
        </OptionalBoundary>
      </>,
    );
    expect(screen.getByText('หน้าหลัก')).toBeTruthy();
    fail(new Error('gone'));
    await vi.waitFor(() => expect(complaint).toHaveBeenCalled());
    expect(screen.getByText('หน้าหลัก')).toBeTruthy();
  });
});
