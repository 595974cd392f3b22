import { bangkokDay } from '@chada/domain';
import { formatDayHeading } from '@chada/messages';

/** The items of one Bangkok day, in their original order. */
export interface DayItems<Item> {
  /** `YYYY-MM-DD`; for an invalid date the original text, so that no item is lost. */
  readonly day: string;
  /** The heading: today, yesterday, or the date. */
  readonly heading: string;
  readonly items: readonly Item[];
}

function dayOf(instant: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? instant : bangkokDay(ms);
}

/**
 * Groups items in time order by their Bangkok day, keeping the order. `now` (epoch milliseconds) decides which day is
 * today.
 */
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
