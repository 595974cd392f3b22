/** The kind of input that a FairnessError reports as invalid. */
export type FairnessInput =
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
  | 'total'
  | 'count'
  | 'weightTable'
  | 'canonicalJson'
  | 'merkleTree'
  | 'logEntry'
  | 'log'
  | 'drawProof'
  | 'checkpoint'
  | 'verifierKey';

/** Thrown for an invalid input. The message is English, for developers. */
export class FairnessError extends Error {
  readonly input: FairnessInput;

  constructor(input: FairnessInput, message: string) {
    super(message);
    this.name = 'FairnessError';
    this.input = input;
  }
}
