import { settle } from '../settle.ts';
import { enter, type Phone, pause } from './phone.ts';

export interface Memory {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memoryOf({ tools }: Phone): Promise<Memory> {
  for (let time = 0; time < 2; time += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

async function navigate({ page }: Phone, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate((index) => {
      const links = document.querySelectorAll<HTMLElement>('.ck-bottom-bar a');
      links[index % links.length]?.click();
    }, time);
    await pause(220);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('.ck-bottom-bar a')?.click());
  await settle(page);
}

export interface Growth {
  readonly name: string;
  readonly before: Memory;
  readonly after: Memory;
}

/**
 * The growth is measured after as many navigations as it is measured over. In the first ones the browser still compiles
 * code, which counts as memory of the heap.
 */
const navigations = 200;

export async function measureNavigations(phone: Phone): Promise<Growth> {
  await enter(phone);
  await navigate(phone, navigations);
  const before = await memoryOf(phone);
  await navigate(phone, navigations);
  return { name: `${navigations} navigations`, before, after: await memoryOf(phone) };
}

const timesFaster = 60;

const fasterTimers = `
  for (const name of ['setTimeout', 'setInterval']) {
    const own = window[name];
    window[name] = (act, ms, ...args) => own.call(window, act, ms >= 5000 ? ms / ${timesFaster} : ms, ...args);
  }`;

export async function measurePolling(phone: Phone): Promise<Growth> {
  await phone.page.runFirst(fasterTimers);
  await enter(phone);
  await pause((30 * 60_000) / timesFaster);
  const before = await memoryOf(phone);
  await pause((30 * 60_000) / timesFaster);
  return { name: '30 minutes of polling', before, after: await memoryOf(phone) };
}

export const growthOf = ({ before, after }: Growth): number => after.heapBytes / before.heapBytes - 1;

export function growthLine(growth: Growth): string {
  const { name, before, after } = growth;
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
  const percent = (growthOf(growth) * 100).toFixed(1);
  return (
    `${name}: heap ${megabytes(before.heapBytes)} → ${megabytes(after.heapBytes)} MB (${percent}%, goal: within 5%), ` +
    `nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`
  );
}
