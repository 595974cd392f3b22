import { BackupRefusal } from './contents.ts';

/** Longer than any piece of a table that PostgreSQL sends at once, or any header. */
const MOST_BYTES = 64 * 1024 * 1024;
const LENGTH_LINE = /^\d{1,9}$/;

/** A piece with its length before it, so that whoever reads never has to look into it. */
export function frame(piece: Uint8Array): readonly Uint8Array[] {
  return [Buffer.from(`${piece.length}\n`), piece];
}

/** Ends a run of frames. */
export const endOfFrames = Buffer.from('0\n');

/** Reads lines and frames from bytes as they come. */
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
    while (this.#held.length < length) if (!(await this.#more())) throw cutShort(this.#file);
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** The next line, without its end; throws when there is none of at most `most` bytes. */
  async line(most: number): Promise<string> {
    let end = this.#held.indexOf(10);
    while (end < 0) {
      if (this.#held.length > most) throw damaged(this.#file, 'a line is too long');
      if (!(await this.#more())) throw cutShort(this.#file);
      end = this.#held.indexOf(10);
    }
    const line = await this.#take(end + 1);
    return line.subarray(0, end).toString('latin1');
  }

  /** The next frame, or `undefined` at the end of a run of frames. */
  async frame(): Promise<Buffer | undefined> {
    const text = await this.line(16);
    const length = Number(text);
    if (!LENGTH_LINE.test(text) || length > MOST_BYTES) throw damaged(this.#file, 'a length is none');
    return length === 0 ? undefined : this.#take(length);
  }

  /** Throws when anything is left. */
  async end(): Promise<void> {
    if (this.#held.length > 0 || (await this.#more())) throw damaged(this.#file, 'something follows its end');
  }
}

/** The refusal of a file whose end is missing. */
export function cutShort(file: string): BackupRefusal {
  return new BackupRefusal(`${file} is cut short: it ends before its summary. Nothing was changed.`);
}

/** The refusal of a file that is not what was written. */
export function damaged(file: string, how: string): BackupRefusal {
  return new BackupRefusal(`${file} is damaged: ${how}. Nothing was changed.`);
}
