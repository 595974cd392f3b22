import encodeQR from 'qr';
import sharp from 'sharp';
import { maskAccount, maskBankName } from '../bank/masking.ts';
import { encodeMiniQr } from '@chada/domain';
import { bankOf } from './banks.ts';
import texts from './texts.th.json' with { type: 'json' };
import { outlineText } from './thai-outlines.ts';
import type { Party, Transfer } from './transfers.ts';
import { bahtText, thaiMoment } from './thai-format.ts';

const WIDTH = 960;
const HEIGHT = 1480;
const ink = '#13233f';
const muted = '#5d6b84';

function party(label: string, { bank, account, name }: Party, y: number): string {
  const known = bankOf(bank);
  const mark = known?.name ?? bank;
  return [
    `<circle cx="128" cy="${y}" r="46" fill="${known?.colour ?? muted}"/>`,
    outlineText(mark, {
      x: 128,
      y: y + 8,
      size: mark.length > 4 ? 22 : 26,
      fill: '#fff',
      weight: 600,
      anchor: 'middle',
    }),
    outlineText(label, { x: 206, y: y - 34, size: 26, fill: muted }),
    outlineText(maskBankName(name), { x: 206, y: y + 10, size: 38, fill: ink, weight: 600 }),
    outlineText(maskAccount(account), { x: 206, y: y + 54, size: 30, fill: muted }),
  ].join('');
}

function code(transfer: Transfer, x: number, y: number, size: number): string {
  const lines = encodeQR(
    encodeMiniQr({ sendingBank: transfer.from.bank, transactionRef: transfer.reference }),
    'raw',
    { ecc: 'medium', border: 2 },
  );
  const unit = size / lines.length;
  const squares = lines.flatMap((line, down) =>
    line.flatMap((dark, across) =>
      dark ? [`M${x + across * unit} ${y + down * unit}h${unit}v${unit}h-${unit}z`] : [],
    ),
  );
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}" fill="#000" shape-rendering="crispEdges"/>`;
}

function row(label: string, value: string, y: number): string {
  return (
    outlineText(label, { x: 82, y, size: 28, fill: muted }) +
    outlineText(value, { x: WIDTH - 82, y, size: 30, fill: ink, weight: 600, anchor: 'end' })
  );
}

/** Returns the picture of a slip as SVG. Letters are drawn as outlines, because many servers have no Thai font. */
export function slipSvg(transfer: Transfer): string {
  const colour = bankOf(transfer.from.bank)?.colour ?? muted;
  const line = (y: number) => `<path d="M82 ${y}H${WIDTH - 82}" stroke="#dfe5ef" stroke-width="2"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`,
    `<circle cx="860" cy="60" r="240" fill="#fff" fill-opacity=".07"/><circle cx="60" cy="330" r="200" fill="#fff" fill-opacity=".06"/>`,
    `<circle cx="${WIDTH / 2}" cy="120" r="58" fill="#fff"/>`,
    `<path d="M${WIDTH / 2 - 26} 122l18 20 34-40" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
    outlineText(texts.slipTitle, {
      x: WIDTH / 2,
      y: 252,
      size: 50,
      fill: '#fff',
      weight: 600,
      anchor: 'middle',
    }),
    outlineText(thaiMoment(transfer.madeAt), {
      x: WIDTH / 2,
      y: 302,
      size: 30,
      fill: '#fff',
      anchor: 'middle',
    }),
    `<rect x="40" y="346" width="${WIDTH - 80}" height="1086" rx="36" fill="#fff"/>`,
    party(texts.slipFrom, transfer.from, 460),
    `<path d="M128 518v52" stroke="#c5cede" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>`,
    party(texts.slipTo, transfer.to, 630),
    line(740),
    outlineText(texts.slipAmount, { x: 82, y: 812, size: 30, fill: muted }),
    outlineText(`${bahtText(transfer.amountSatang)} ${texts.baht}`, {
      x: WIDTH - 82,
      y: 820,
      size: 56,
      fill: ink,
      weight: 600,
      anchor: 'end',
    }),
    row(texts.slipFee, `0.00 ${texts.baht}`, 884),
    line(930),
    row(texts.slipReference, transfer.reference, 990),
    code(transfer, WIDTH - 82 - 300, 1030, 300),
    outlineText(texts.slipScan, { x: 82, y: 1120, size: 30, fill: ink, weight: 600 }),
    outlineText(texts.bankTitle, { x: 82, y: 1170, size: 30, fill: muted }),
    outlineText(texts.slipSandbox, { x: WIDTH / 2, y: 1394, size: 26, fill: '#a04848', anchor: 'middle' }),
    '</svg>',
  ].join('');
}

export function drawSlip(transfer: Transfer): Promise<Buffer> {
  return sharp(Buffer.from(slipSvg(transfer)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}
