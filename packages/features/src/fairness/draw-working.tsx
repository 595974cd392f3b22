import type { DrawWorking } from '@chada/fairness/log';
import { formatNumber, type Translate } from '@chada/messages';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { type CodeLine, CodeList } from './code-list.tsx';
import { Details } from './details.tsx';
import type { DrawWithProof } from './verify-proven-draw.ts';

export interface DrawWorkingProps {
  draw: DrawWithProof;
  working: DrawWorking | undefined;
}

function linesOf({ draw, working }: DrawWorkingProps, t: Translate): readonly CodeLine[] {
  const { commitment, serverSeed, clientSeed, nonce, logIndex } = draw.log.proof;
  return [
    ...(serverSeed === null ? [] : [[t('drawCheck.workingServerSeed'), serverSeed] as const]),
    [t('drawCheck.workingCommitment'), commitment],
    [t('drawCheck.workingClientSeed'), clientSeed],
    [t('drawCheck.workingNonce'), String(nonce)],
    ...(working === undefined ? [] : workingLines(working, t)),
    [t('drawCheck.workingLogIndex'), String(logIndex)],
  ];
}

const workingLines = ({ hmacMessage, words, value, total, index }: DrawWorking, t: Translate) =>
  [
    [t('drawCheck.workingMessage'), hmacMessage],
    [t('drawCheck.workingWords'), words.join(' ')],
    [
      t('drawCheck.workingValue'),
      t('drawCheck.workingValueOf', { value: formatNumber(value), total: formatNumber(total) }),
    ],
    [t('drawCheck.workingOutcome'), String(index)],
  ] as const;

export function DrawWorkingList(props: DrawWorkingProps): ReactElement {
  const t = useText();
  return (
    <Details title={t('drawCheck.working')}>
      <CodeList lines={linesOf(props, t)} />
    </Details>
  );
}
