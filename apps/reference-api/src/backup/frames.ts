import { BackupRefusal } from './contents.ts';

/** Larger than any part of a table that PostgreSQL sends at once, and than any header. */
const MOST_BYTES = 64 * 1024 * 1024;
const LENGTH_LINE = /^\d{1,9}$/;

/** Returns a piece preceded by its length, so that readers need not parse it. */
export function frame(piece: Uint8Array): readonly Uint8Array[] {
  return [Buffer.from(`${piece.length}\n`), piece];
}

/** Ends a sequence of frames. */
export const endOfFrames = Buffer.from('0\n');

/** Reads lines and frames from a stream of bytes. */
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

  /** Reads the next line, without its end. Throws where no line of at most `most` bytes follows. */
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

  /** Reads the next frame; `undefined` at the end of a sequence of frames. */
  async frame(): Promise<Buffer | undefined> {
    const text = await this.line(16);
    const length = Number(text);
    if (!LENGTH_LINE.test(text) || length > MOST_BYTES) throw damaged(this.#file, 'a length is none');
    return length === 0 ? undefined : this.#take(length);
  }

  /** Throws where anything is left. */
  async end(): Promise<void> {
    if (this.#held.length > 0 || (await this.#more())) throw damaged(this.#file, 'something follows its end');
  }
}

/** Returns the refusal of a file whose end is missing. */
export function cutShort(file: string): BackupRefusal {
  return new BackupRefusal(`${file} is incomplete: it ends before its summary. Nothing was changed.`);
}

/** Returns the refusal of a file that was changed or damaged. */
export function damaged(file: string, how: string): BackupRefusal {
  return new BackupRefusal(`${file} is damaged: ${how}. Nothing was changed.`);
}
