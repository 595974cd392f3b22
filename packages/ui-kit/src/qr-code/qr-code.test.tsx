import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const VALUE = 'https://line.me/ti/p/~daothong';

it('[CT-01] has level M and 150 px, is black on white on every brand, and has a name', () => {
  render(<QrCode value={VALUE} label="สแกนเพื่อเพิ่มเพื่อน" />);
  const code = screen.getByRole('img', { name: 'สแกนเพื่อเพิ่มเพื่อน' });
  expect(code.getAttribute('width')).toBe('150');
  const modules = (svg: Element): string | null | undefined =>
    svg.querySelector('path:last-child')?.getAttribute('d');
  const drawn = (level: 'L' | 'M'): Element => {
    const { container } = render(<QRCodeSVG value={VALUE} size={150} level={level} />);
    return container;
  };
  expect(modules(code)).toBe(modules(drawn('M')));
  expect(modules(code)).not.toBe(modules(drawn('L')));
  expect(Array.from(code.querySelectorAll('path'), (path) => path.getAttribute('fill'))).toEqual([
    '#ffffff',
    '#000000',
  ]);
});
