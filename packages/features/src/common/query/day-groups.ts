import { bangkokDay } from '@chada/domain';
import { formatDayHeading } from '@chada/messages';

export interface DayItems<Item> {
  /** The day as `YYYY-MM-DD`. For an invalid date, the unchanged text. */
  readonly day: string;
  readonly heading: string;
  readonly items: readonly Item[];
}

function dayOf(instant: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? instant : bangkokDay(ms);
}

/** Groups sorted items by their day in Bangkok. `now` is in epoch milliseconds. */
export function groupByDay<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
  now: number,
): readonly DayItems<Item>[] {
  const groups: { day: string; heading: string; items: Item[] }[] = [];
  for (const item of items) {
    const instant = instantOf(item);
    const day = dayOf(instant);
    const last = groups[groups.length - 1];
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, heading: formatDayHeading(instant, now), items: [item] });
  }
  return groups;
}
