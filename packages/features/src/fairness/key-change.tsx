import type { FairnessState } from '@chada/stores/fairness';
import { Button, Inline, LinkButton, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { CodeList } from './code-list.tsx';
import type { KeyChangeKind } from './find-key-change.ts';
import { useKeyChange } from './use-key-change.ts';

/**
 * Explains to the member that the key of the log of draws has changed. Renders nothing if this browser knows the key.
 */
export function KeyChange({ state }: { state: FairnessState }): ReactElement | null {
  const t = useText();
  const { change, before, accept, retry } = useKeyChange(state);
  if (change === undefined) return null;
  if (change.kind === 'unreadable') {
    const again = <Button onClick={retry}>{t('common.retry')}</Button>;
    return (
      <Notice tone="warning" role="status" title={t('fairness.unreadable')} actions={again}>
        {t('fairness.unreadableText')}
      </Notice>
    );
  }
  const contact = (
    <LinkButton render={<DialogLink to={paths.memberContact} />}>{t('fairness.contact')}</LinkButton>
  );
  const keys = (
    <CodeList
      lines={[
        [t('fairness.keyBefore'), before ?? ''],
        [t('fairness.keyNow'), state.logKey],
      ]}
    />
  );
  if (change.kind === 'replaced') {
    return (
      <Notice tone="negative" role="alert" title={t('fairness.replaced')} actions={contact}>
        <p>{t('fairness.replacedText')}</p>
        {keys}
      </Notice>
    );
  }
  const actions = (
    <Inline>
      <Button onClick={accept}>{t('fairness.renamedUse')}</Button>
      {contact}
    </Inline>
  );
  return (
    <Notice tone="warning" role="status" title={t('fairness.renamed')} actions={actions}>
      <RestoredLog restore={change.restore} />
      {keys}
    </Notice>
  );
}

type Restore = Extract<KeyChangeKind, { kind: 'restored' }>['restore'];

function RestoredLog({ restore: { kept, lost } }: { restore: Restore }): ReactElement {
  const t = useText();
  return (
    <Stack space={3}>
      <p>{t('fairness.renamedText')}</p>
      <p>{t(lost === 0 ? 'fairness.renamedKept' : 'fairness.renamedLost', { kept, lost })}</p>
      <p>{t('fairness.renamedAsk')}</p>
    </Stack>
  );
}
