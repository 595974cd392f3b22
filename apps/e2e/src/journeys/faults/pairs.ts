import type { FaultRow } from './fault-rows.ts';
import type { Write } from './write.ts';

export interface Pair {
  readonly write: Write;
  readonly fault: FaultRow;
}

function shuffled<T>(things: readonly T[], seed: number): readonly T[] {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

const canMeet = ({ write, fault }: Pair): boolean => fault.appliesTo?.(write) ?? true;

export function pairsOf(
  writes: readonly Write[],
  faults: readonly FaultRow[],
  { full, seed }: { full: boolean; seed: number },
): readonly Pair[] {
  const all = writes.flatMap((write) => faults.map((fault) => ({ write, fault }))).filter(canMeet);
  if (full) return all;
  const free = [...shuffled(writes, seed)];
  const twice = shuffled(writes, seed + 1);
  const particular = [...shuffled(faults, seed)].sort(
    (a, b) => Number(a.appliesTo === undefined) - Number(b.appliesTo === undefined),
  );
  const met = particular.flatMap((fault): Pair[] => {
    const at = free.findIndex((write) => canMeet({ write, fault }));
    const [write = twice.find((any) => canMeet({ write: any, fault }))] = at === -1 ? [] : free.splice(at, 1);
    return write === undefined ? [] : [{ write, fault }];
  });
  const general = faults.filter(({ appliesTo }) => appliesTo === undefined);
  const rest = free.flatMap((write, at): Pair[] => {
    const fault = general[(seed + at) % general.length];
    return fault === undefined ? [] : [{ write, fault }];
  });
  return [...met, ...rest];
}
