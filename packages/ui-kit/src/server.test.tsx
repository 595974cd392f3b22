// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gallery } from '../test/gallery.tsx';
import { ConfirmDialog, Drawer, Toaster } from './index.ts';

describe('on the server', () => {
  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(Object.keys(gallery))('%s renders without a style attribute, which the CSP would block', (name) => {
    const html = renderToString(gallery[name]);
    expect(html).toContain('<');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('renders nothing for overlays', () => {
    const none = (): void => undefined;
    const html = renderToString(
      <>
        <ConfirmDialog
          open
          title="ออก"
          description="ออกหรือไม่"
          confirmLabel="ตกลง"
          cancelLabel="ยกเลิก"
          onConfirm={none}
          onCancel={none}
        />
        <Drawer open title="เมนู" closeLabel="ปิด" onClose={none}>
          เมนู
        </Drawer>
        <Toaster label="แจ้งเตือน" />
      </>,
    );
    expect(html).toBe('');
  });
});
