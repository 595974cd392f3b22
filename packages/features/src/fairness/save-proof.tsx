import { CopyButton, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { canDownload } from '../common/layout/picture-file.ts';

/** Saves the proof as a file. In browsers that ignore downloads, copies the proof instead. */
export function SaveProof({ file, name }: { file: string; name: string }): ReactElement {
  const t = useText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!canDownload(navigator.userAgent)) return undefined;
    const made = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div>
      {address === undefined ? (
        <CopyButton
          value={file}
          label={t('fairness.saveCopy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
          size="md"
          fullWidth
        />
      ) : (
        <LinkButton
          fullWidth
          render={({ children, ...link }) => (
            <a {...link} href={address} download={name}>
              {children}
            </a>
          )}
        >
          {t('fairness.save')}
        </LinkButton>
      )}
      <p className="cf-hint">{t('fairness.saveHint')}</p>
    </div>
  );
}
