import { BackupRefusedError } from './contents.ts';

/**
 * The largest valid length of the data in a frame, in bytes. A backup file consists of frames: the length of the data,
 * and the data. A larger length means that the file is damaged.
 */
const MAX_BYTES = 64 * 1024 * 1024;
const LENGTH_LINE = /^\d{1,9}$/;

/** Makes a frame: the length of `chunk` in bytes, and `chunk`. */
export function frame(chunk: Uint8Array): readonly Uint8Array[] {
  return [Buffer.from(`${chunk.length}\n`), chunk];
}

export const endOfFrames = Buffer.from('0\n');

export class FrameReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #file: string;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>, file: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#file = file;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done === true) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }

  async #take(length: number): Promise<Buffer> {
    while (this.#held.length < length) if (!(await this.#more())) throw truncatedBackup(this.#file);
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** Reads the next line. Throws BackupRefusedError if the line is longer than `maxLength` bytes or incomplete. */
  async line(maxLength: number): Promise<string> {
    let end = this.#held.indexOf(10);
    while (end < 0) {
      if (this.#held.length > maxLength) throw damagedBackup(this.#file, 'a line is too long');
      if (!(await this.#more())) throw truncatedBackup(this.#file);
      end = this.#held.indexOf(10);
    }
    const line = await this.#take(end + 1);
    return line.subarray(0, end).toString('latin1');
  }

  /** Reads the next frame. Returns `undefined` at the mark that follows the last frame (`endOfFrames`). */
  async frame(): Promise<Buffer | undefined> {
    const text = await this.line(16);
    const length = Number(text);
    if (!LENGTH_LINE.test(text) || length > MAX_BYTES)
      throw damagedBackup(this.#file, 'the length of a frame is invalid');
    return length === 0 ? undefined : this.#take(length);
  }

  /** Verifies that the file ends here. Throws BackupRefusedError if unread bytes remain. */
  async end(): Promise<void> {
    if (this.#held.length > 0 || (await this.#more()))
      throw damagedBackup(this.#file, 'something follows its end');
  }
}

export function truncatedBackup(file: string): BackupRefusedError {
  return new BackupRefusedError(`${file} is incomplete: it ends before its summary. Nothing was changed.`);
}

export function damagedBackup(file: string, how: string): BackupRefusedError {
  return new BackupRefusedError(`${file} is damaged: ${how}. Nothing was changed.`);
}
