import { parseBahtInput } from '@chada/domain';
import { AmountField, Button, Card, FileDrop, type FileRefusal } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, type ReactNode, type Ref, useRef, useState } from 'react';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { sentMegabytes, useChosenMegabytes } from './picture-limits.ts';
import type { SlipFlow } from './use-slip-flow.ts';
import { VerifyingStatus } from './verifying-status.tsx';

export interface SlipFormProps {
  flow: SlipFlow;
  refusal: ReactNode;
  pictureRef: Ref<HTMLDivElement>;
}

export function SlipForm({ flow, refusal, pictureRef }: SlipFormProps): ReactElement {
  const t = useText();
  const afterPress = useAfterPress();
  const amountField = useRef<HTMLInputElement>(null);
  const [fileProblem, setFileProblem] = useState<FileRefusal | 'none' | 'unshrunk' | undefined>(undefined);
  const megabytes = useChosenMegabytes();
  const [amountTouched, setAmountTouched] = useState(false);
  const verifying = flow.stage.name === 'verifying';
  const amount = flow.input.trim() === '' ? undefined : parseBahtInput(flow.input);
  const fileErrors = {
    none: t('validation.fileRequired'),
    type: t('validation.fileType'),
    size: t('validation.fileTooLarge', { megabytes }),
    unshrunk: t('validation.fileTooLarge', { megabytes: sentMegabytes }),
    empty: t('validation.fileUnreadable'),
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAmountTouched(true);
    if (flow.file === null) setFileProblem('none');
    else if (amount?.ok === false) amountField.current?.focus();
    else void flow.verify(amount?.amountSatang).then((fits) => fits || setFileProblem('unshrunk'));
  };

  return (
    <Card>
      <form noValidate className="ck-stack" data-space="5" onSubmit={submit}>
        <div ref={pictureRef}>
          <FileDrop
            file={flow.file}
            onFile={(file) => {
              setFileProblem(undefined);
              flow.choose(file);
            }}
            onRefuse={setFileProblem}
            onRemove={flow.remove}
            label={t('slip.choose')}
            hint={<Phrases text={t('slip.chooseHint', { megabytes })} />}
            removeLabel={t('slip.remove')}
            changeLabel={t('slip.change')}
            previewAlt={t('slip.preview', { name: flow.file?.name ?? '' })}
            error={fileProblem === undefined ? undefined : fileErrors[fileProblem]}
            maxBytes={megabytes * 1024 * 1024}
            disabled={verifying}
          />
        </div>
        <AmountField
          ref={amountField}
          name="amount"
          label={`${t('slip.amountLabel')} (${t('common.optional')})`}
          hint={t('slip.amountHint')}
          value={flow.input}
          onValueChange={flow.type}
          error={amountTouched && amount?.ok === false ? t(`amountInput.${amount.reason}`) : undefined}
          disabled={verifying}
          onBlur={() => afterPress(() => setAmountTouched(true))}
        />
        {refusal}
        {flow.stage.name === 'verifying' && <VerifyingStatus sentRatio={flow.stage.sentRatio} />}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={verifying}>
          {t('slip.verify')}
        </Button>
      </form>
    </Card>
  );
}
