import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import { type PastRequest, usePastRequests } from '@chada/stores';
import { Button, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Notice, type NoticeProps } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

interface Kind {
  readonly what: `pastRequest.${'withdrawal' | 'retry' | 'slip' | 'slipRequest' | 'commission' | 'reward' | 'wheel' | 'flipCard' | 'checkIn' | 'other'}`;
  readonly whatOf?: 'pastRequest.withdrawalOf' | 'pastRequest.commissionOf';
  readonly path: string;
  readonly isDecidedLater?: true;
}

const withdrawal: Kind = {
  what: 'pastRequest.withdrawal',
  whatOf: 'pastRequest.withdrawalOf',
  path: paths.withdraw,
  isDecidedLater: true,
};
const kinds: Readonly<Record<string, Kind>> = {
  'withdraw.create': withdrawal,
  'user.transferToBank': withdrawal,
  'withdraw.retry': { what: 'pastRequest.retry', path: paths.withdraw, isDecidedLater: true },
  'slip.confirm': { what: 'pastRequest.slip', path: paths.deposit },
  'slip.requestDeposit': { what: 'pastRequest.slipRequest', path: paths.slip, isDecidedLater: true },
  'affiliate.withdraw': {
    what: 'pastRequest.commission',
    whatOf: 'pastRequest.commissionOf',
    path: paths.affiliate,
  },
  'reward.request': { what: 'pastRequest.reward', path: paths.reward },
  'wheel.reward': { what: 'pastRequest.wheel', path: paths.wheel },
  'flipCard.reward': { what: 'pastRequest.flipCard', path: paths.flipCard },
  'checkIn.claim': { what: 'pastRequest.checkIn', path: paths.dashboard },
};
const otherKind: Kind = { what: 'pastRequest.other', path: paths.history };

const tones: Readonly<Record<PastRequest['outcome'], NoticeProps['tone']>> = {
  done: 'positive',
  refused: 'negative',
  running: 'info',
  none: 'warning',
  unknown: 'warning',
};

function kindOf({ operation }: PastRequest): Kind {
  return Object.prototype.hasOwnProperty.call(kinds, operation) ? (kinds[operation] ?? otherKind) : otherKind;
}

function titleOf(request: PastRequest, t: Translate): string {
  const { what, whatOf, isDecidedLater } = kindOf(request);
  const { amountSatang, outcome } = request;
  const words =
    whatOf !== undefined && amountSatang !== null ? t(whatOf, { amount: formatBaht(amountSatang) }) : t(what);
  if (outcome === 'done')
    return t(isDecidedLater ? 'pastRequest.accepted' : 'pastRequest.done', { what: words });
  return t(`pastRequest.${outcome}`, { what: words });
}

export function PastRequestNotice({
  request,
  onSeen,
}: {
  request: PastRequest;
  onSeen: () => void;
}): ReactElement {
  const t = useText();
  const { outcome, message, sentAt } = request;
  return (
    <Notice
      tone={tones[outcome]}
      role={outcome === 'refused' ? 'alert' : 'status'}
      title={titleOf(request, t)}
      actions={
        <>
          {outcome !== 'none' && (
            <LinkButton size="sm" render={<Link to={kindOf(request).path} onClick={onSeen} />}>
              {t('pastRequest.see')}
            </LinkButton>
          )}
          <Button size="sm" variant="ghost" onClick={onSeen}>
            {t('pastRequest.seen')}
          </Button>
        </>
      }
    >
      {message !== null && <p>{message}</p>}
      {outcome === 'none' && <p>{t('pastRequest.noneHint')}</p>}
      {outcome === 'unknown' && <p>{t('pastRequest.unknownHint')}</p>}
      <p>{t('pastRequest.sentAt', { time: formatDateTime(sentAt) })}</p>
    </Notice>
  );
}

export function PastRequests(): ReactElement {
  const [requests, dismiss] = usePastRequests();
  return (
    <>
      {requests.map((request) => (
        <PastRequestNotice key={request.key} request={request} onSeen={() => dismiss(request.key)} />
      ))}
    </>
  );
}
