export interface QrPictureTexts {
  readonly brand: string;
  readonly lead: string;
  readonly lines: readonly { readonly text: string; readonly isStrong?: boolean }[];
}

const WIDTH = 720;
const EDGE = 48;
/** The width and height of the QR code in the picture, in px. */
export const QR_SIZE = 560;
const ink = { text: '#111111', muted: '#555555', ground: '#ffffff' } as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly color: string;
}

// Returns the height of a line in px. Thai vowels and tone marks need space above and below the letters.
const heightOf = ({ size }: Line): number => Math.round(size * 1.6);

function writeLine(context: CanvasRenderingContext2D, line: Line, top: number, family: string): void {
  let { size } = line;
  do {
    context.font = `${line.weight} ${size}px ${family}`;
    size -= 2;
  } while (size > 16 && context.measureText(line.text).width > WIDTH - 2 * EDGE);
  context.fillStyle = line.color;
  context.fillText(line.text, WIDTH / 2, top + heightOf(line) / 2);
}

/**
 * Draws a picture with the QR code and the texts. Returns a PNG as a `data:` URL, or undefined if the browser can't
 * draw.
 */
export function drawQrPicture(
  qr: HTMLCanvasElement,
  { brand, lead, lines }: QrPictureTexts,
  family: string,
): string | undefined {
  const above: Line[] = [
    { text: brand, size: 44, weight: 700, color: ink.text },
    { text: lead, size: 28, weight: 400, color: ink.muted },
  ];
  const below = lines.map(({ text, isStrong = false }): Line => ({
    text,
    size: isStrong ? 44 : 30,
    weight: isStrong ? 700 : 400,
    color: ink.text,
  }));
  const sum = (some: readonly Line[]): number => some.reduce((height, line) => height + heightOf(line), 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = EDGE + sum(above) + EDGE / 2 + QR_SIZE + EDGE / 2 + sum(below) + EDGE;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let top = EDGE;
  for (const line of above) {
    writeLine(context, line, top, family);
    top += heightOf(line);
  }
  top += EDGE / 2;
  // Disables smoothing, because scanners can't read blurred edges.
  context.imageSmoothingEnabled = false;
  context.drawImage(qr, (WIDTH - QR_SIZE) / 2, top, QR_SIZE, QR_SIZE);
  top += QR_SIZE + EDGE / 2;
  for (const line of below) {
    writeLine(context, line, top, family);
    top += heightOf(line);
  }
  const address = canvas.toDataURL('image/png');
  return address.startsWith('data:image/png') ? address : undefined;
}
