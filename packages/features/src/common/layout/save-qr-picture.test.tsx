import { addTexts } from '@chada/messages';
import { qrPicture } from '@chada/messages/texts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { SaveQrPicture } from './save-qr-picture.tsx';

addTexts({ qrPicture });
const harness = siteHarness();
const lines = [{ text: '฿500.00', isStrong: true }, { text: 'ดาวทอง' }];
const png = 'data:image/png;base64,iVBORw0KGgo=';
const written: string[] = [];
/** A canvas context in which each character is 400 px wide, so that long texts must shrink. */
const context = {
  scale: () => undefined,
  fillRect: () => undefined,
  drawImage: () => undefined,
  measureText: () => ({ width: 400 }),
  fillText: (text: string) => void written.push(text),
};

function press() {
  const { user } = harness.open(
    <SaveQrPicture
      value="000201"
      label="QR ของ ดาวทอง"
      fileName="promptpay"
      brand="ดาวตัวอย่าง"
      lead="สแกนเพื่อโอน"
      lines={lines}
    />,
  );
  return user.click(screen.getByRole('button', { name: 'บันทึกรูป QR' }));
}

beforeEach(() => {
  written.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(png);
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

describe('[ME-04] a QR code as a picture', () => {
  it('shows the brand, the purpose and the account, and is saved with a file name', async () => {
    await press();
    expect((await screen.findByRole('img', { name: 'QR ของ ดาวทอง' })).getAttribute('src')).toBe(png);
    expect(written).toEqual(['ดาวตัวอย่าง', 'สแกนเพื่อโอน', '฿500.00', 'ดาวทอง']);
    const link = await screen.findByRole('link', { name: 'บันทึกลงเครื่อง' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      'blob:picture',
      'promptpay.png',
    ]);
    expect(screen.queryByRole('button', { name: 'แชร์หรือบันทึกรูป' })).toBeNull();
  });

  it('opens the share sheet if the browser shares files', async () => {
    const share = vi.fn((_content: ShareData) => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share });
    await press();
    fireEvent.click(await screen.findByRole('button', { name: 'แชร์หรือบันทึกรูป' }));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['promptpay.png', 'image/png']);
  });

  it('is saved by a long press in a browser inside an app, which can’t download', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/13.1.0');
    await press();
    expect(await screen.findByText('กดค้างที่รูป แล้วเลือกบันทึกรูปภาพ')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'บันทึกลงเครื่อง' })).toBeNull();
  });

  it('advises a screenshot if the browser can’t draw', async () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    await press();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('สร้างรูปไม่ได้ กรุณาแคปหน้าจอ QR แทน'),
    );
  });
});
