import type { FairnessState, ProvenDraw } from '@chada/stores/fairness';
import { CardsIcon, Dialog, ListRow, StatusPill, WheelIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { DateAndTime } from '../common/layout/date-and-time.tsx';
import { TitleWithEnd } from '../common/layout/title-with-end.tsx';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { FoldedSection, type PagesQuery } from '../common/query/folded-section.tsx';
import { DrawCheck } from './draw-check.tsx';

const FIRST_ROWS = 7;

const gameTexts = {
  wheel: { text: 'fairness.wheel', Icon: WheelIcon },
  flipCard: { text: 'fairness.flipCard', Icon: CardsIcon },
} as const;

function statusOf({ log: { proof } }: ProvenDraw) {
  if (proof === undefined) return { tone: 'neutral', text: 'fairness.noProof' } as const;
  if (proof.clientSeedBy === 'server') return { tone: 'warning', text: 'fairness.byServer' } as const;
  return proof.serverSeed === null
    ? ({ tone: 'info', text: 'fairness.later' } as const)
    : ({ tone: 'positive', text: 'fairness.canCheck' } as const);
}

function DrawRow({ draw, onCheck }: { draw: ProvenDraw; onCheck: () => void }): ReactElement {
  const t = useText();
  const { text, Icon } = gameTexts[draw.game];
  const { prize, at } = draw.log;
  const { tone, text: statusText } = statusOf(draw);
  return (
    <ListRow
      icon={<Icon size={22} />}
      title={
        <TitleWithEnd
          end={
            tone === 'neutral' ? (
              <span className="cf-hint">{t(statusText)}</span>
            ) : (
              <StatusPill tone={tone}>{t(statusText)}</StatusPill>
            )
          }
        >
          {prize.label}
        </TitleWithEnd>
      }
      detail={
        <>
          {t(text)} <DateAndTime at={at} />
        </>
      }
      onClick={onCheck}
    />
  );
}

const readId = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export interface DrawListProps {
  query: PagesQuery<ProvenDraw>;
  state: FairnessState;
}

export function DrawList({ query, state }: DrawListProps): ReactElement {
  const t = useText();
  const draws = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { steps, open, close } = useHistorySteps('draw', (value) => {
    const id = readId(value);
    return draws.some(({ log }) => log.id === id) ? id : undefined;
  });
  const opened = draws.filter(({ log }) => steps.includes(log.id));
  return (
    <div className="cf-fairness__draws">
      <FoldedSection
        title={t('fairness.draws')}
        query={query}
        errorTitle={t('fairness.drawsFailed')}
        empty={{ scene: 'rewards', title: t('fairness.drawsEmpty'), hint: t('fairness.drawsEmptyHint') }}
        renderRow={(draw) => <DrawRow key={draw.log.id} draw={draw} onCheck={() => open(draw.log.id)} />}
        first={FIRST_ROWS}
        end={t('fairness.drawsEnd')}
      />
      {opened.map((draw) => (
        <Dialog
          key={draw.log.id}
          open
          onClose={close}
          title={t('fairness.checkTitle')}
          description={draw.log.prize.label}
          closeLabel={t('common.close')}
        >
          <DrawCheck draw={draw} state={state} />
        </Dialog>
      ))}
    </div>
  );
}
