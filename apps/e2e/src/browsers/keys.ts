export type KeyName =
  | 'Enter'
  | 'Tab'
  | 'Shift+Tab'
  | 'Escape'
  | 'Space'
  | 'Backspace'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight';

interface KeyEvent {
  readonly type: 'keyDown' | 'rawKeyDown' | 'keyUp';
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
  readonly modifiers: number;
  readonly text?: string;
}

const shift = 8;
const keys: Record<
  KeyName,
  { key: string; code: string; keyCode: number; text?: string; modifiers?: number }
> = {
  Enter: { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', keyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', keyCode: 9, modifiers: shift },
  Escape: { key: 'Escape', code: 'Escape', keyCode: 27 },
  Space: { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
  Backspace: { key: 'Backspace', code: 'Backspace', keyCode: 8 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 },
  ArrowLeft: { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37 },
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 },
};

export function keyEvents(name: KeyName): readonly KeyEvent[] {
  const { key, code, keyCode, text, modifiers = 0 } = keys[name];
  const shared = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
  const down = text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text };
  return [
    { ...shared, ...down },
    { ...shared, type: 'keyUp' },
  ];
}
