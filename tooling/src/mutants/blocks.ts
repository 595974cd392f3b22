import { createHash } from 'node:crypto';

export interface Block {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

const blockLines = 20;

export function cutIntoBlocks(lineCounts: Readonly<Record<string, number>>): Block[] {
  return Object.entries(lineCounts).flatMap(([file, lines]) =>
    Array.from({ length: Math.ceil(lines / blockLines) }, (_, index) => ({
      file,
      from: index * blockLines + 1,
      to: Math.min(lines, (index + 1) * blockLines),
    })),
  );
}

export function drawBlocks(blocks: readonly Block[], seed: string, count: number): Block[] {
  const rank = ({ file, from }: Block): string =>
    createHash('sha256').update(`${seed}:${file}:${from}`).digest('hex');
  return blocks
    .map((block) => ({ block, rank: rank(block) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ block }) => block);
}
