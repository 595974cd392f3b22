import { formatBaht } from '@chada/messages';
import { Amount, Card, CopyButton, QrCode } from '@chada/ui-kit';
import type { ReceivingAccount } from '@chada/stores';
import type { ReactElement } from 'react';
import { AccountSummary } from '../common/account-summary.tsx';
import { typedBaht } from '../common/baht-text.ts';
import { useText } from '../common/site-context.tsx';
import { promptPayPayload } from './prompt-pay.ts';

export interface TransferCardProps {
  account: ReceivingAccount;
  /** Known once a good amount was typed: then it is in the QR, and can be copied. */
  amountSatang: number | undefined;
}

/** Where to transfer to: bank, number, holder, and the same as a PromptPay QR (ME-04). */
export function TransferCard({ account, amountSatang }: TransferCardProps): ReactElement {
  const t = useText();
  const { bankName, bankId, accountName, promptPayId } = account;
  const payload = promptPayId === null ? undefined : promptPayPayload(promptPayId, amountSatang);
  const amount = amountSatang === undefined ? undefined : formatBaht(amountSatang);
  const copyTexts = { copiedLabel: t('common.copied'), failedLabel: t('common.copyFailed') };
  return (
    <Card className="cf-transfer">
      <div className="cf-transfer__account">
        <AccountSummary
          {...{ bankName, bankId, accountName }}
          action={
            <CopyButton value={bankId} label={t('deposit.copyNumber')} size="md" fullWidth {...copyTexts} />
          }
        />
        {amount !== undefined && amountSatang !== undefined && (
          <div className="cf-transfer__amount">
            <div>
              <p className="cf-label">{t('deposit.transferAmount')}</p>
              <Amount value={amount} size="lg" />
            </div>
            <CopyButton
              value={typedBaht(amountSatang).replace(/,/g, '')}
              label={t('deposit.copyAmount')}
              {...copyTexts}
            />
          </div>
        )}
      </div>
      {payload !== undefined && (
        <div className="cf-transfer__qr">
          <p className="cf-label">{t('deposit.qrTitle')}</p>
          <QrCode
            value={payload}
            size={180}
            label={
              amount === undefined
                ? t('deposit.qrLabel', { name: accountName })
                : t('deposit.qrLabelAmount', { name: accountName, amount })
            }
          />
          <p className="cf-hint">
            {amount === undefined ? t('deposit.qrHint') : t('deposit.qrHintAmount', { amount })}
          </p>
        </div>
      )}
    </Card>
  );
}
