function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  return Reflect.get(value, name);
}

export function errorCode(error: unknown): string | undefined {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && code !== '' ? code : undefined;
}

export function errorName(error: unknown, name: string): string | undefined {
  const text = fieldOf(fieldOf(error, 'details'), name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export function errorFigure(error: unknown, name: string): number | undefined {
  const figure = fieldOf(fieldOf(error, 'details'), name);
  return typeof figure === 'number' && Number.isSafeInteger(figure) ? figure : undefined;
}
