import { formatAccountNumber, formatBaht } from '@chada/messages';
import { Amount, Card, CopyButton, QrCode } from '@chada/ui-kit';
import type { ReceivingAccount } from '@chada/stores';
import { type ReactElement, useMemo } from 'react';
import { AccountSummary } from '../common/money/account-summary.tsx';
import { bankLabel } from '../common/money/bank-names.ts';
import { bahtInput } from '../common/money/baht-text.ts';
import { SaveQrPicture } from '../common/layout/save-qr-picture.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { promptPayPayload } from '@chada/domain';

export interface TransferCardProps {
  account: ReceivingAccount;
  amountSatang: number | undefined;
}

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
              value={bahtInput(amountSatang).replace(/,/g, '')}
              label={t('deposit.copyAmount')}
              {...copyTexts}
            />
          </div>
        )}
      </div>
      {payload !== undefined && <TransferQr payload={payload} account={account} amount={amount} />}
    </Card>
  );
}

interface TransferQrProps {
  payload: string;
  account: ReceivingAccount;
  amount: string | undefined;
}

function TransferQr({ payload, account, amount }: TransferQrProps): ReactElement {
  const t = useText();
  const { name: brand } = useClient();
  const { bankName, bankId, accountName } = account;
  const lines = useMemo(
    () => [
      ...(amount === undefined ? [] : [{ text: amount, isStrong: true }]),
      { text: accountName },
      { text: bankLabel(bankName, t) },
      { text: formatAccountNumber(bankId), isStrong: true },
    ],
    [amount, accountName, bankName, bankId, t],
  );
  const label =
    amount === undefined
      ? t('deposit.qrLabel', { name: accountName })
      : t('deposit.qrLabelAmount', { name: accountName, amount });
  return (
    <div className="cf-transfer__qr">
      <p className="cf-label">{t('deposit.qrTitle')}</p>
      <QrCode value={payload} size={180} label={label} />
      <p className="cf-hint">
        {amount === undefined ? t('deposit.qrHint') : t('deposit.qrHintAmount', { amount })}
      </p>
      <SaveQrPicture
        value={payload}
        label={label}
        fileName="promptpay"
        brand={brand}
        lead={t('deposit.qrPictureLead')}
        lines={lines}
      />
    </div>
  );
}
