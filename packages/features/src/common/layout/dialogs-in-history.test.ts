import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const screens = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const modal = /<(Dialog|ConfirmDialog|NoticeDialog|Drawer|FloatingPanel|PublicHeader|DateField)\b/;
const inHistory = /useHistoryDialog|useHistorySteps|HistoryDialog\b/;
const drawnByStep: Readonly<Record<string, string>> = {
  'game/leaving-dialog.tsx': 'game/use-game-launch.ts',
  'game/open-game-dialog.tsx': 'game/use-game-launch.ts',
  'reward/request-dialog.tsx': 'reward/rewards-of-category.tsx',
  'reward/request-done.tsx': 'reward/rewards-of-category.tsx',
};

const withModal = screens.filter(({ text }) => modal.test(text));

describe('the dialogs of all screens', () => {
  it.each(withModal)('the Back button closes the dialog of $file', ({ file, text }) => {
    const opener = drawnByStep[file];
    expect(opener === undefined ? text : readFileSync(join(src, opener), 'utf8')).toMatch(inHistory);
    expect(text).not.toMatch(/useState\(false\)[\s\S]*<(Dialog|ConfirmDialog|Drawer)\b/);
  });

  it.each(withModal.filter(({ text }) => /<(Dialog|ConfirmDialog)\b/.test(text)))(
    'a link inside the dialog of $file replaces the history entry',
    ({ text }) => {
      expect(text).not.toMatch(/<Link\b/);
    },
  );

  it('exist', () => {
    expect(withModal.length).toBeGreaterThanOrEqual(6);
  });
});
