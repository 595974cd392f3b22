import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const screens = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

/** The modal components of the UI kit, and components that open one themselves. */
const modal = /<(Dialog|ConfirmDialog|NoticeDialog|Drawer|FloatingPanel|PublicHeader|DateField)\b/;
/** The screen opens its dialog through the history, or receives one that does. */
const inHistory = /useHistoryDialog|useHistorySteps|HistoryDialog\b/;
/** Components that render only while a history step of another file is open. */
const drawnByStep: Readonly<Record<string, string>> = {
  'game/open-game-dialog.tsx': 'game/use-game-launch.ts',
  'reward/request-dialog.tsx': 'reward/reward-category-page.tsx',
};

const withModal = screens.filter(({ text }) => modal.test(text));

describe('the dialogs of all screens', () => {
  it.each(withModal)('$file: Back closes its dialog', ({ file, text }) => {
    const opener = drawnByStep[file];
    expect(opener === undefined ? text : readFileSync(join(src, opener), 'utf8')).toMatch(inHistory);
    // Back does not close a dialog that is opened by component state.
    expect(text).not.toMatch(/useState\(false\)[\s\S]*<(Dialog|ConfirmDialog|Drawer)\b/);
  });

  it.each(withModal.filter(({ text }) => /<(Dialog|ConfirmDialog)\b/.test(text)))(
    '$file: a link inside it takes the place of its entry',
    ({ text }) => {
      expect(text).not.toMatch(/<Link\b/);
    },
  );

  it('exist', () => {
    expect(withModal.length).toBeGreaterThanOrEqual(6);
  });
});
