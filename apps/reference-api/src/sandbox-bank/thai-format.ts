const dateFormat = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
});

export function bahtText(amountSatang: number): string {
  const baht = String(Math.trunc(amountSatang / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${baht}.${String(amountSatang % 100).padStart(2, '0')}`;
}

export function thaiMoment(at: Date): string {
  const parts = dateFormat.formatToParts(at);
  const part = (type: string) =>
    parts.find((dateTimeFormatPart) => dateTimeFormatPart.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')} · ${timeFormat.format(at)}`;
}
