import { formatDayHeading, joinThaiPrefixes } from '@chada/messages';
import { Button, Card, EmptyState, MegaphoneIcon, Section, SkeletonGroup } from '@chada/ui-kit';
import { useAnnouncementsQuery } from '@chada/stores/announcement';
import { type Announcement, useNow } from '@chada/stores';
import { type ReactElement, useId, useState } from 'react';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';

const shownFirst = 3;

function NewsList({ items }: { items: readonly Announcement[] }): ReactElement {
  const t = useText();
  const now = useNow();
  const listId = useId();
  const [all, setAll] = useState(false);
  return (
    <Card padding="none">
      <ul id={listId}>
        {items.slice(0, all ? undefined : shownFirst).map(({ id, title, body, publishedAt }) => (
          <li key={id} className="cf-news">
            <h3 className="cf-news__title">{joinThaiPrefixes(title)}</h3>
            <p className="cf-news__body">{joinThaiPrefixes(body)}</p>
            <p className="cf-news__time">{formatDayHeading(publishedAt, now)}</p>
          </li>
        ))}
      </ul>
      {items.length > shownFirst && (
        <div className="cf-news__more">
          <Button
            variant="ghost"
            fullWidth
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? t('dashboard.newsLess') : t('dashboard.newsMore', { count: items.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

export function News(): ReactElement {
  const t = useText();
  const query = useAnnouncementsQuery(undefined, refetchStaleOnMount);
  return (
    <Section title={t('dashboard.newsTitle')}>
      <LoadState
        query={query}
        isPart
        skeleton={<SkeletonGroup label={t('common.loading')} shape="card" count={1} />}
        errorTitle={t('dashboard.newsFailed')}
        empty={{
          when: ({ items }) => items.length === 0,
          show: (
            <EmptyState illustration={<MegaphoneIcon size={40} />} title={t('dashboard.newsEmpty')}>
              {t('dashboard.newsEmptyHint')}
            </EmptyState>
          ),
        }}
      >
        {({ items }) => <NewsList items={items} />}
      </LoadState>
    </Section>
  );
}
