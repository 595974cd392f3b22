import type { ReactElement, ReactNode } from 'react';
import { Amount, type AmountDirection, type AmountTone } from '../amount/amount.tsx';
import { DepositIcon, HistoryIcon, WithdrawIcon } from '../icons/member-icons.ts';
import { ListItems } from '../internal/list-items.tsx';

const DIRECTION_ICON = { in: DepositIcon, out: WithdrawIcon, none: HistoryIcon } as const;

export interface TransactionRowProps {
  title: ReactNode;
  /** Second line, such as the time, bank or reference. */
  detail?: ReactNode;
  /** The formatted absolute amount, without a sign. */
  amount: string;
  /** `in` shows a green plus sign, `out` a neutral minus sign. */
  direction: AmountDirection;
  /** The colour of the amount, such as `negative` for a loss. The default depends on `direction`. */
  tone?: AmountTone;
  status?: ReactNode;
  /** The text of the third line, for example the purpose of the amount. This line has the full width of the row. */
  note?: ReactNode;
  icon?: ReactNode;
}

/** A movement of credit with title, time, amount and status. */
export function TransactionRow(props: TransactionRowProps): ReactElement {
  const { title, detail, amount, direction, tone, status, note, icon } = props;
  const DirectionIcon = DIRECTION_ICON[direction];
  return (
    <div className="ck-list-row" data-notes={note ? true : undefined}>
      <span className="ck-mark ck-list-row__icon">{icon ?? <DirectionIcon size={20} />}</span>
      <span className="ck-list-row__texts">
        <span className="ck-transaction-row__line">
          <span className="ck-list-row__title">{title}</span>
          <Amount value={amount} direction={direction} {...(tone === undefined ? {} : { tone })} />
        </span>
        {(detail || status) && (
          <span className="ck-transaction-row__line">
            {detail ? <span className="ck-list-row__detail">{detail}</span> : null}
            {status ? <span className="ck-transaction-row__status">{status}</span> : null}
          </span>
        )}
        {note ? <span className="ck-list-row__detail">{note}</span> : null}
      </span>
    </div>
  );
}

export interface DayGroupProps {
  /** The formatted day. */
  title: ReactNode;
  summary?: ReactNode;
  children: ReactNode;
  /** Heading level. Use 3 inside a `Section`. Default 2. */
  level?: 2 | 3;
}

/** The rows of one day, below the date. */
export function DayGroup({ title, summary, children, level = 2 }: DayGroupProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="ck-day-group">
      <div className="ck-day-group__head">
        <Heading className="ck-day-group__title">{title}</Heading>
        {summary ? <div className="ck-day-group__summary">{summary}</div> : null}
      </div>
      <RowList>{children}</RowList>
    </section>
  );
}

/** A card that shows rows as a list with separators. */
export function RowList({ children, label }: { children: ReactNode; label?: string }): ReactElement {
  return (
    <ul className="ck-row-list" aria-label={label}>
      <ListItems className="ck-row-list__item">{children}</ListItems>
    </ul>
  );
}
