import type { ResolvedClient } from '@chada/client-config';
import { EmptyState, Section, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { EmptyPartArt } from '../brand/empty-part-art.tsx';
import { useText } from '../brand/site-context.tsx';
import { FoldedRows } from './folded-rows.tsx';
import type { NextPage } from './load-more.tsx';
import { LoadState, type QueryLike } from './load-state.tsx';

export type PagesQuery<Item> = QueryLike<{ readonly pages: readonly { readonly items: readonly Item[] }[] }> &
  NextPage;

export interface FoldedSectionProps<Item> {
  title: string;
  action?: ReactNode;
  query: PagesQuery<Item>;
  errorTitle: string;
  empty: { scene: keyof ResolvedClient['assets']['scenes']; title: string; hint: string };
  renderRow: (item: Item) => ReactElement;
  first: number;
  end: string;
}

export function FoldedSection<Item>(props: FoldedSectionProps<Item>): ReactElement {
  const { title, action, query, errorTitle, empty, renderRow, first, end } = props;
  const t = useText();
  return (
    <Section title={title} action={action}>
      <LoadState
        query={query.isFetchNextPageError ? { ...query, error: undefined } : query}
        isPart
        errorTitle={errorTitle}
        skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={4} />}
        empty={{
          when: ({ pages }) => pages.every(({ items }) => items.length === 0),
          show: (
            <EmptyState illustration={<EmptyPartArt scene={empty.scene} />} title={empty.title}>
              {empty.hint}
            </EmptyState>
          ),
        }}
      >
        {({ pages }) => (
          <FoldedRows
            label={title}
            rows={pages.flatMap(({ items }) => items.map(renderRow))}
            first={first}
            query={query}
            end={end}
          />
        )}
      </LoadState>
    </Section>
  );
}
