import { formatBaht } from '@chada/messages';
import { Button, LinkButton } from '@chada/ui-kit';
import { useAuth } from '@chada/stores';
import { useRequestSlipReturnMutation } from '@chada/stores/slip';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { describeError } from '../common/query/describe-error.ts';
import { accountLine } from '../common/money/member-account.ts';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import type { SlipAction } from './advice-by-code.ts';
import { adviseOnSlip } from './slip-advice.ts';

export interface SlipRefusalProps {
  error: unknown;
  phase: 'verifying' | 'confirming';
  slipId: string | undefined;
  onRetry: () => void;
  onChooseOther: () => void;
  onUseAmount: (amountSatang: number) => void;
  onAskStaff: () => void;
}

const linkOf = {
  seeHistory: { to: `${paths.history}?kind=deposit`, text: 'slip.seeHistory' },
  seeLimits: { to: paths.protection, text: 'slip.seeLimits' },
  seeAccount: { to: paths.deposit, text: 'slip.seeAccount' },
  contact: { to: paths.memberContact, text: 'slip.contact' },
} as const;

export function SlipRefusal(props: SlipRefusalProps): ReactElement {
  const { error, phase, slipId, onRetry, onChooseOther, onUseAmount, onAskStaff } = props;
  const t = useText();
  const { user } = useAuth();
  const [askReturn, returning] = useRequestSlipReturnMutation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  const account = user === null ? '' : accountLine(user.user_bank, t);
  const { text, actions, slipAmountSatang } = adviseOnSlip(error, { phase, account }, t);

  const offeredActions = returning.isSuccess ? actions.filter((offered) => offered !== 'askReturn') : actions;
  const renderAction = (offered: SlipAction, first: boolean): ReactElement | null => {
    const buttonProps = { size: 'sm', variant: first ? 'primary' : 'secondary' } as const;
    switch (offered) {
      case 'retry':
        return (
          <Button {...buttonProps} onClick={onRetry}>
            {t('slip.checkAgain')}
          </Button>
        );
      case 'chooseOther':
        return (
          <Button {...buttonProps} onClick={onChooseOther}>
            {t('slip.chooseOther')}
          </Button>
        );
      case 'askStaff':
        return (
          <Button {...buttonProps} onClick={onAskStaff}>
            {t('slip.askStaff')}
          </Button>
        );
      case 'useSlipAmount':
        return slipAmountSatang === undefined ? null : (
          <Button {...buttonProps} onClick={() => onUseAmount(slipAmountSatang)}>
            {t('slip.useSlipAmount', { amount: formatBaht(slipAmountSatang) })}
          </Button>
        );
      case 'askReturn':
        return slipId === undefined ? null : (
          <Button
            {...buttonProps}
            variant="secondary"
            loading={returning.isLoading}
            onClick={() => void askReturn({ slipId })}
          >
            {t('slip.requestReturn')}
          </Button>
        );
      case 'seeHistory':
      case 'seeLimits':
      case 'seeAccount':
      case 'contact':
        return (
          <LinkButton {...buttonProps} render={<Link to={linkOf[offered].to} />}>
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
      actions={offeredActions.map((offered, index) => (
        <span key={offered}>{renderAction(offered, index === 0)}</span>
      ))}
    >
      {returning.isSuccess ? t('waitingSlip.returnText') : text}
      {returning.error !== undefined && (
        <span className="cf-slip-return__failure">
          {t('waitingSlip.returnFailed')} {describeError(returning.error, t)}
        </span>
      )}
    </Notice>
  );
}
