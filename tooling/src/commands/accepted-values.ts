/** A rule for values that can't be listed. */
export interface ValueRule {
  readonly accepts: (value: string) => boolean;
  /** The accepted values, as in `--seconds needs a number from 1 to 600`. */
  readonly expected: string;
}

export function numberFrom(smallest: number, largest: number): ValueRule {
  return {
    accepts: (value) => /^\d{1,9}$/.test(value) && Number(value) >= smallest && Number(value) <= largest,
    expected: `a number from ${smallest} to ${largest}`,
  };
}

/** Accepts several numbers, separated by commas. Each must be larger than the one before. */
export function growingNumbers(above: number): ValueRule {
  return {
    accepts: (value) =>
      value
        .split(',')
        .every(
          (part, index, parts) => /^\d{1,9}$/.test(part) && Number(part) > Number(parts[index - 1] ?? above),
        ),
    expected: `growing numbers above ${above}, separated by commas`,
  };
}
