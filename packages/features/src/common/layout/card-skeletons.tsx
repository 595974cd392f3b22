import { Card, Skeleton, SkeletonGroup, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

/** The placeholder of a card with a title and `lines` lines. */
export function CardSkeleton({ lines }: { lines: number }): ReactElement {
  return (
    <Card>
      <Stack space={4}>
        <Skeleton shape="title" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </Stack>
    </Card>
  );
}

/** Placeholders in the shape of cards: each number in `lines` is a card with a title and this many lines. */
export function CardSkeletons({ lines }: { lines: readonly number[] }): ReactElement {
  const t = useText();
  const cards = lines.map((count, card) => ({ count, card }));
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Stack space={5}>
        {cards.map(({ count, card }) => (
          <CardSkeleton key={card} lines={count} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
