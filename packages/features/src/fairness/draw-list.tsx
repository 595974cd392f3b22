import { formatDate, formatTime } from '@chada/messages';
import type { FairnessState, ProvenDraw } from '@chada/stores/fairness';
import {
  CardsIcon,
  Dialog,
  EmptyListArt,
  EmptyState,
  ListRow,
  Section,
  SkeletonGroup,
  StatusPill,
  WheelIcon,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { FoldedRows } from '../common/query/folded-rows.tsx';
import type { NextPage } from '../common/query/load-more.tsx';
import { LoadState, type QueryLike } from '../common/query/load-state.tsx';
import { DrawCheck } from './draw-check.tsx';

const FIRST_ROWS = 10;

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
  const status = statusOf(draw);
  return (
    <ListRow
      icon={<Icon size={22} />}
      title={prize.label}
      detail={`${t(text)} ${formatDate(at)} ${t('common.timeOfDay', { time: formatTime(at) })}`}
      end={<StatusPill tone={status.tone}>{t(status.text)}</StatusPill>}
      onClick={onCheck}
    />
  );
}

const readId = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export interface DrawListProps {
  query: QueryLike<{ readonly pages: readonly { readonly items: readonly ProvenDraw[] }[] }> & NextPage;
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
    <Section title={t('fairness.draws')}>
      <LoadState
        query={query.isFetchNextPageError ? { ...query, error: undefined } : query}
        errorTitle={t('fairness.drawsFailed')}
        skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={4} />}
        empty={{
          when: () => draws.length === 0,
          show: (
            <EmptyState
              illustration={
                <BrandScene scene="rewards" size="small">
                  <EmptyListArt width={120} />
                </BrandScene>
              }
              title={t('fairness.drawsEmpty')}
            >
              {t('fairness.drawsEmptyHint')}
            </EmptyState>
          ),
        }}
      >
        {() => (
          <div className="cf-fairness__draws">
            <FoldedRows
              label={t('fairness.draws')}
              rows={draws.map((draw) => (
                <DrawRow key={draw.log.id} draw={draw} onCheck={() => open(draw.log.id)} />
              ))}
              first={FIRST_ROWS}
              query={query}
              end={t('fairness.drawsEnd')}
            />
          </div>
        )}
      </LoadState>
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
    </Section>
  );
}
