import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const big = new File(['x'.repeat(2000)], 'big.jpg', { type: 'image/jpeg' });
const note = new File(['note'], 'note.pdf', { type: 'application/pdf' });
const refused = vi.fn();
const revoked = vi.fn();

function Form({ start = null, error }: { start?: File | null; error?: string }): ReactElement {
  const [file, setFile] = useState<File | null>(start);
  return (
    <>
      <FileDrop
        file={file}
        onFile={setFile}
        onRefuse={(reason, given) => refused(reason, given.name)}
        onRemove={() => setFile(null)}
        label="เลือกรูปสลิป"
        hint="ไม่เกิน 1 MB"
        error={error}
        changeLabel="เปลี่ยนรูป"
        removeLabel="ลบรูป"
        previewAlt="สลิปที่เลือก"
        maxBytes={1000}
      />
      <output>{file?.name ?? 'ไม่มี'}</output>
    </>
  );
}

const chosen = (): string | null =>
  screen.getByText(/^(ไม่มี|.*\.(png|jpg|pdf|heic))$/, { selector: 'output' }).textContent;

function target(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.ck-file-drop');
  if (element === null) throw new Error('no drop area');
  return element;
}

describe('FileDrop', () => {
  beforeEach(() => {
    refused.mockClear();
    revoked.mockClear();
    URL.createObjectURL = (object) => `blob:${object instanceof File ? object.name : ''}`;
    URL.revokeObjectURL = revoked;
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('accepts a chosen picture, previews it, and removes it', async () => {
    render(<Form />);
    await userEvent.upload(screen.getByLabelText('เลือกรูปสลิป'), slip);
    expect(chosen()).toBe('slip.png');
    expect(screen.getByRole('img', { name: 'สลิปที่เลือก' }).getAttribute('src')).toBe('blob:slip.png');
    await userEvent.click(screen.getByRole('button', { name: 'ลบรูป' }));
    expect(chosen()).toBe('ไม่มี');
    expect(screen.queryByRole('img', { name: 'สลิปที่เลือก' })).toBeNull();
    expect(revoked).toHaveBeenCalledWith('blob:slip.png');
  });

  it('accepts a picture by drop and by paste', () => {
    render(<Form />);
    fireEvent.dragOver(target(), { dataTransfer: { files: [] } });
    expect(target().dataset['dragging']).toBe('true');
    fireEvent.drop(target(), { dataTransfer: { files: [slip] } });
    expect(target().dataset['dragging']).toBeUndefined();
    expect(chosen()).toBe('slip.png');
    const heic = new File(['heic'], 'photo.heic', { type: '' });
    fireEvent.paste(document, { clipboardData: { files: [heic] } });
    expect(chosen()).toBe('photo.heic');
  });

  it('refuses a wrong type, a large file and an empty one with the reason, and keeps the chosen file', () => {
    render(<Form start={slip} />);
    fireEvent.drop(target(), { dataTransfer: { files: [note] } });
    fireEvent.drop(target(), { dataTransfer: { files: [big] } });
    fireEvent.drop(target(), { dataTransfer: { files: [new File([], 'empty.png', { type: 'image/png' })] } });
    expect(refused.mock.calls).toEqual([
      ['type', 'note.pdf'],
      ['size', 'big.jpg'],
      ['empty', 'empty.png'],
    ]);
    expect(chosen()).toBe('slip.png');
  });

  it('does not intercept pasted text', () => {
    render(<Form />);
    const wentOn = fireEvent.paste(document, { clipboardData: { files: [] } });
    expect(wentOn).toBe(true);
    expect(refused).not.toHaveBeenCalled();
  });

  it('is described by its hint, which an error replaces', () => {
    const { rerender } = render(<Form />);
    const input = screen.getByLabelText('เลือกรูปสลิป');
    const described = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('ไม่เกิน 1 MB');
    rerender(<Form error="รูปใหญ่เกินไป" />);
    expect(described()).toBe('รูปใหญ่เกินไป');
    expect(screen.queryByText('ไม่เกิน 1 MB')).toBeNull();
  });

  it('is reached by the keyboard', async () => {
    render(<Form />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('เลือกรูปสลิป'));
  });
});
