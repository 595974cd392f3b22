import { readFile } from 'node:fs/promises';
import { checkDrawProof, parseDrawProof, readProofFiles } from './draw-proof.ts';
import type { DrawCheck } from './check-draw.ts';
import { FairnessError } from './errors.ts';
import { httpLog } from './http-log.ts';
import { LogFileError } from './log-reader.ts';

export interface ProofFileOptions {
  /** The key that the brand publishes. Default: the key in the proof file. */
  readonly key?: string | undefined;
  /** True to read the log from the address in the proof. False to read the log files inside the proof. */
  readonly online: boolean;
}

const exitCodes: Readonly<Record<DrawCheck['result'], number>> = {
  proven: 0,
  failed: 1,
  waiting: 3,
  unproven: 3,
};
const verdicts: Readonly<Record<DrawCheck['result'], string>> = {
  proven: 'proven: nobody could choose or change this outcome.',
  failed: 'failed: the draw is not what the server committed to. Keep this file.',
  waiting: 'waiting: what can be checked is right; check again after the server seed is revealed.',
  unproven: 'unproven: no fault is visible, but the server could have foreseen the outcome.',
};

/** Verifies the draw of a proof file and prints each step. Returns the exit code. */
export async function verifyProofFile(
  file: string,
  { key, online }: ProofFileOptions,
  print: (line: string) => void,
): Promise<number> {
  try {
    const proof = parseDrawProof(await readFile(file, 'utf8'));
    if (key !== undefined && key.trim() !== proof.log.key) {
      print('failed: the log of this proof has another key.');
      return 1;
    }
    if (key === undefined) {
      print(`The key comes from the file. Compare it with the one on the brand’s site: ${proof.log.key}`);
    }
    const read = online ? httpLog(proof.log.address) : readProofFiles(proof);
    const { result, steps, working } = await checkDrawProof(proof, read);
    for (const { name, result: found, message } of steps) print(`${found} ${name}: ${message}`);
    if (working) {
      const { hmacMessage, words, value, total, index } = working;
      print(
        `HMAC-SHA256 of "${hmacMessage}" gives ${words.join(' ')}: ${value} of ${total}, entry ${index}.`,
      );
    }
    print(verdicts[result]);
    return exitCodes[result];
  } catch (error) {
    if (!(error instanceof FairnessError || error instanceof LogFileError)) throw error;
    print(`failed: ${error.message}`);
    return 1;
  }
}
