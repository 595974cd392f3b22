import { formatBaht } from '@chada/messages';
import { Button, LinkButton } from '@chada/ui-kit';
import { useAuth } from '@chada/stores';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { describeError } from '../common/query/describe-error.ts';
import { accountLine } from '../common/money/member-account.ts';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { adviseOnSlip, type SlipAct } from './slip-advice.ts';

export interface SlipRefusalProps {
  error: unknown;
  while: 'verifying' | 'confirming';
  onRetry: () => void;
  onChooseOther: () => void;
  onUseAmount: (amountSatang: number) => void;
  onAskStaff: () => void;
}

const linkOf = {
  seeHistory: { to: `${paths.history}?kind=deposit`, text: 'slip.seeHistory' },
  seeAccount: { to: paths.deposit, text: 'slip.seeAccount' },
  contact: { to: paths.memberContact, text: 'slip.contact' },
} as const;

/** Shows the API's message about a refused slip (ST-07), with advice and actions. */
export function SlipRefusal(props: SlipRefusalProps): ReactElement {
  const { error, while: act, onRetry, onChooseOther, onUseAmount, onAskStaff } = props;
  const t = useText();
  const { user } = useAuth();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  const account = user === null ? '' : accountLine(user.user_bank, t);
  const { text, acts, slipAmountSatang } = adviseOnSlip(error, { while: act, account }, t);

  const drawAct = (offered: SlipAct, first: boolean): ReactElement | null => {
    const look = { size: 'sm', variant: first ? 'primary' : 'secondary' } as const;
    switch (offered) {
      case 'retry':
        return (
          <Button {...look} onClick={onRetry}>
            {t('slip.checkAgain')}
          </Button>
        );
      case 'chooseOther':
        return (
          <Button {...look} onClick={onChooseOther}>
            {t('slip.chooseOther')}
          </Button>
        );
      case 'askStaff':
        return (
          <Button {...look} onClick={onAskStaff}>
            {t('slip.askStaff')}
          </Button>
        );
      case 'useSlipAmount':
        return slipAmountSatang === undefined ? null : (
          <Button {...look} onClick={() => onUseAmount(slipAmountSatang)}>
            {t('slip.useSlipAmount', { amount: formatBaht(slipAmountSatang) })}
          </Button>
        );
      case 'seeHistory':
      case 'seeAccount':
      case 'contact':
        return (
          <LinkButton {...look} render={<Link to={linkOf[offered].to} />}>
            {t(linkOf[offered].text)}
          </LinkButton>
        );
    }
  };

  return (
    <Notice
      ref={notice}
      tone="negative"
      role="alert"
      title={describeError(error, t)}
      actions={acts.map((offered, index) => (
        <span key={offered}>{drawAct(offered, index === 0)}</span>
      ))}
    >
      {text}
    </Notice>
  );
}
