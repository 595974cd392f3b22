import { writeFile } from 'node:fs/promises';
import type { EngineTab, Viewport } from './engine.ts';
import { evaluate } from './evaluate.ts';

export async function saveScreenshot(
  tab: EngineTab,
  file: string,
  { fullHeight }: { fullHeight?: Viewport },
): Promise<void> {
  await evaluate(tab, () => document.fonts.ready.then(() => true));
  if (fullHeight !== undefined) {
    const height = await evaluate(tab, () => document.documentElement.scrollHeight);
    await tab.resize({
      width: fullHeight.width,
      height: Math.min(Math.max(height, fullHeight.height), 8000),
    });
  }
  await writeFile(file, await tab.screenshot());
  if (fullHeight !== undefined) await tab.resize(fullHeight);
}
