import {
  Button,
  Dialog,
  ImageIcon,
  LinkButton,
  QrCanvas,
  ShareIcon,
  Skeleton,
  SkeletonGroup,
} from '@chada/ui-kit';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { drawQrPicture, QR_SIZE, type QrPictureTexts } from './draw-qr-picture.ts';
import { Notice } from './notice.tsx';
import { canDownload, pngOf, shareOf } from './picture-file.ts';
import { useText } from '../brand/site-context.tsx';
import { useHistoryDialog } from './use-history-dialog.ts';

export interface SaveQrPictureProps extends QrPictureTexts {
  value: string;
  label: string;
  fileName: string;
}

export function SaveQrPicture(props: SaveQrPictureProps): ReactElement {
  const t = useText();
  const dialog = useHistoryDialog('qr-picture');
  return (
    <>
      <Button size="sm" icon={<ImageIcon size={18} />} onClick={dialog.open}>
        {t('qrPicture.save')}
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={t('qrPicture.title')}
        description={t('qrPicture.text')}
        closeLabel={t('common.close')}
      >
        <QrPicture {...props} />
      </Dialog>
    </>
  );
}

function QrPicture({ value, label, fileName, brand, lead, lines }: SaveQrPictureProps): ReactElement {
  const t = useText();
  const qr = useRef<HTMLCanvasElement>(null);
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
    setAddress((qr.current && drawQrPicture(qr.current, { brand, lead, lines }, family)) ?? null);
  }, [value, brand, lead, lines]);
  if (address === null) return <Notice tone="warning" role="alert" title={t('qrPicture.failed')} />;
  return (
    <div className="cf-qr-picture">
      <QrCanvas ref={qr} value={value} size={QR_SIZE} />
      {address === undefined ? (
        <SkeletonGroup label={t('qrPicture.making')}>
          <Skeleton shape="card" />
        </SkeletonGroup>
      ) : (
        <>
          <img className="cf-qr-picture__image" src={address} alt={label} />
          <Ways address={address} name={`${fileName}.png`} />
        </>
      )}
    </div>
  );
}

function Ways({ address, name }: { address: string; name: string }): ReactElement {
  const t = useText();
  const png = useMemo(() => pngOf(address), [address]);
  const share = useMemo(() => shareOf(png, name), [png, name]);
  const [file, setFile] = useState<string>();
  useEffect(() => {
    if (!canDownload(navigator.userAgent)) return undefined;
    const made = URL.createObjectURL(png);
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  return (
    <>
      {file !== undefined && (
        <LinkButton
          variant="primary"
          fullWidth
          icon={<ImageIcon size={20} />}
          render={({ children, ...link }) => (
            <a {...link} href={file} download={name}>
              {children}
            </a>
          )}
        >
          {t('qrPicture.download')}
        </LinkButton>
      )}
      {share !== undefined && (
        <Button fullWidth icon={<ShareIcon size={20} />} onClick={share}>
          {t('qrPicture.share')}
        </Button>
      )}
      <p className="cf-hint">
        {t(file === undefined && share === undefined ? 'qrPicture.holdOnly' : 'qrPicture.hold')}
      </p>
    </>
  );
}
