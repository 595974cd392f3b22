import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface QrCodeProps {
  /** The encoded text: an address or a payment payload. */
  value: string;
  /** Accessible name, which says what scanning does. */
  label: string;
  /** Edge of the code in px, without its white plate. Default 150 (CT-01). */
  size?: number;
  /** Error correction level. Default M (CT-01). */
  level?: 'L' | 'M' | 'Q' | 'H';
  /** A text on the plate under the code. */
  caption?: ReactNode;
}

/** A QR code with its quiet zone on a white plate, so that it also scans on dark brands. */
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

/** Removes the library's inline style, which `style-src 'self'` blocks in server-rendered HTML. */
const noStyle = { width: undefined, height: undefined } as const;

/** A QR code on a hidden canvas, for making a picture. It is drawn when effects of parent components run. */
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
