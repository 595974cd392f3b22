import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface QrCodeProps {
  /** What it says: an address or a payment payload. */
  value: string;
  /** Spoken name: what scanning it does. */
  label: string;
  /** Edge in px of the code itself, without its plate. Default 150 (CT-01). */
  size?: number;
  /** Error correction. Default M (CT-01). */
  level?: 'L' | 'M' | 'Q' | 'H';
  /** Under the code, on the plate. */
  caption?: ReactNode;
}

/** A QR code on a white plate with its quiet zone, so that it scans on dark brands too. */
export function QrCode({ value, label, size = 150, level = 'M', caption }: QrCodeProps): ReactElement {
  return (
    <figure className="ck-qr-code">
      <QRCodeSVG
        className="ck-qr-code__code"
        value={value}
        size={size}
        level={level}
        marginSize={0}
        bgColor="#ffffff"
        fgColor="#000000"
        role="img"
        aria-label={label}
      />
      {caption ? <figcaption className="ck-qr-code__caption">{caption}</figcaption> : null}
    </figure>
  );
}

export interface QrCanvasProps {
  value: string;
  /** Edge in px. */
  size: number;
  ref: Ref<HTMLCanvasElement>;
}

/** Removes the library's own style attribute, which `style-src 'self'` refuses in a server's page. */
const noStyle = { width: undefined, height: undefined } as const;

/** A QR code on a canvas that is not shown, to draw a picture from. It is drawn once effects of parents run. */
export function QrCanvas({ value, size, ref }: QrCanvasProps): ReactElement {
  return (
    <QRCodeCanvas
      ref={ref}
      value={value}
      size={size}
      level="M"
      marginSize={0}
      style={noStyle}
      hidden
      aria-hidden="true"
    />
  );
}
