import { RowList } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { LoadMore, type NextPage } from './load-more.tsx';
import { useUnfolded } from './use-unfolded.ts';

export interface FoldedRowsProps {
  label: string;
  rows: readonly ReactElement[];
  first: number;
  query: NextPage;
  end: string;
}

const STEP = 20;

export function FoldedRows({ label, rows, first, query, end }: FoldedRowsProps): ReactElement {
  const { shown, next } = useUnfolded(rows, query, { first, step: STEP });
  return (
    <div className="cf-paged-list">
      <RowList label={label}>{shown}</RowList>
      <LoadMore query={next} />
      {rows.length > first && !next.hasNextPage && <p className="cf-paged-list__end">{end}</p>}
    </div>
  );
}
