import { settle } from '../settle.ts';
import { type Phone, pause, percentile, slowProcessor } from './phone.ts';

export interface ScreenDelays {
  readonly name: string;
  readonly delays: readonly number[];
}

const actsPerScreen = 4;
/** Browsers do not report delays below this limit, so the bench counts an unreported delay as this value. */
const shortestMs = 16;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly isField: boolean;
}

function watch(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { chadaDelays: longest });
  const kind = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe(kind);
}

function readDelays(): number[] {
  const longest: unknown = Reflect.get(window, 'chadaDelays');
  return longest instanceof Map ? Array.from(longest.values(), Number) : [];
}

function pointOf(index: number): Place | null {
  const css = 'main button:not([disabled]), main [role=tab], main summary, main input:not([type=file])';
  const controls = Array.from(document.querySelectorAll(css)).filter((element) => element.clientHeight > 0);
  const control = controls[index];
  if (control === undefined) return null;
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isOnTop = hit !== null && (control.contains(hit) || hit.closest('label') !== null);
  return isOnTop ? { x, y, isField: control instanceof HTMLInputElement } : null;
}

async function tapAndType({ tools }: Phone, { x, y, isField }: Place): Promise<void> {
  const press = { x, y, button: 'left', clickCount: 1 } as const;
  await tools.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
  await tools.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
  await pause(250);
  for (const text of isField ? ['1', '2'] : []) {
    await tools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, unmodifiedText: text });
    await tools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await pause(120);
  }
}

export async function measureInteractions(phone: Phone, name: string, url: string): Promise<ScreenDelays> {
  const { page, tools } = phone;
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url);
  await settle(page);
  await page.evaluate(watch);
  await tools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  let actions = 0;
  let delays: number[] = [];
  for (let index = 0; index < actsPerScreen; index += 1) {
    const point = await page.evaluate(pointOf, index);
    if (point === null) continue;
    await tapAndType(phone, point);
    actions += point.isField ? 3 : 1;
    const reported = await page.evaluate(readDelays);
    // Stops if a press has opened another document, because the delays are recorded only in the first document.
    if (reported.length < delays.length) break;
    delays = reported;
  }
  const unreported = Array.from({ length: Math.max(0, actions - delays.length) }, () => shortestMs);
  return { name, delays: [...delays, ...unreported] };
}

export function delayTable(screens: readonly ScreenDelays[]): readonly string[] {
  const rows = screens.map(({ name, delays }) => ({
    name,
    actions: delays.length,
    worst: Math.max(0, ...delays),
  }));
  const all = screens.flatMap(({ delays }) => delays);
  return [
    ...rows
      .toSorted((a, b) => b.worst - a.worst)
      .map(({ name, actions, worst }) => `| ${name} | ${actions} | ${actions === 0 ? '–' : `${worst} ms`} |`),
    `| all screens: p98 | ${all.length} | ${percentile(all, 0.98)} ms |`,
  ];
}
