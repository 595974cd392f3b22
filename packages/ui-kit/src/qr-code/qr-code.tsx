import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface QrCodeProps {
  /** The encoded text: a URL or a payment payload. */
  value: string;
  /** Accessible name. */
  label: string;
  /** Width in px without the white background. Default 150 (CT-01). */
  size?: number;
  /** Error correction level. Default M (CT-01). */
  level?: 'L' | 'M' | 'Q' | 'H';
  caption?: ReactNode;
}

/** A QR code on a white background. */
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
  size: number;
  ref: Ref<HTMLCanvasElement>;
}

/**
 * Removes the library's inline styles, because the Content-Security-Policy blocks inline styles in server-rendered
 * HTML.
 */
const noStyle = { width: undefined, height: undefined } as const;

/** Draws a QR code on a hidden canvas. */
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
