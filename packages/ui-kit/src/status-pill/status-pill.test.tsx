import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusPill, type StatusTone } from './status-pill.tsx';

it('distinguishes its tones by icon and word, not by colour alone', () => {
  const tones: readonly StatusTone[] = ['positive', 'negative', 'warning', 'info', 'neutral'];
  const drawings = tones.map((tone) => {
    const { container } = render(<StatusPill tone={tone}>สถานะ</StatusPill>);
    expect(container.textContent).toBe('สถานะ');
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(drawings).size).toBe(tones.length);
});
