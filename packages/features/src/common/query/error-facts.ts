/** Reads a field of an unknown value. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  return Reflect.get(value, name);
}

/** Returns the code of a refusal, such as `SLIP_NO_QR`; undefined if the server sent none. */
export function errorCode(error: unknown): string | undefined {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && code !== '' ? code : undefined;
}

/** Returns a text of a refusal's details (`details.slipId`); `undefined` if there is none. */
export function errorName(error: unknown, name: string): string | undefined {
  const text = fieldOf(fieldOf(error, 'details'), name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * Returns an integer of a refusal's details (`details.slipAmountSatang`); `undefined` if it is missing or not an
 * integer.
 */
export function errorFigure(error: unknown, name: string): number | undefined {
  const figure = fieldOf(fieldOf(error, 'details'), name);
  return typeof figure === 'number' && Number.isSafeInteger(figure) ? figure : undefined;
}
