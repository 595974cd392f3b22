/** Reads one field of a value of which nothing is known. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  return Reflect.get(value, name);
}

/** Returns the code of a refusal, such as `SLIP_NO_QR`; undefined if the server sent none. */
export function errorCode(error: unknown): string | undefined {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && code !== '' ? code : undefined;
}

/** A name or id that belongs to a refusal (`details.slipId`); `undefined` when there is none. */
export function errorName(error: unknown, name: string): string | undefined {
  const text = fieldOf(fieldOf(error, 'details'), name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns a number of a refusal (`details.slipAmountSatang`); undefined if it is missing or no integer. */
export function errorFigure(error: unknown, name: string): number | undefined {
  const figure = fieldOf(fieldOf(error, 'details'), name);
  return typeof figure === 'number' && Number.isSafeInteger(figure) ? figure : undefined;
}
