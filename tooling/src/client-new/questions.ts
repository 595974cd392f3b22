import * as clack from '@clack/prompts';
import type { ParseResult } from './answers.ts';

/** The error that a question throws if the user presses Ctrl-C. At this time, no file has been written. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export type QuestionStreams = Pick<clack.TextOptions, 'input' | 'output'>;

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

function answered(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new CancelledError('Nothing was written.');
  return answer;
}

/** Asks questions in a terminal. Each method throws Cancelled on Ctrl-C. */
export class Questions {
  readonly #streams: QuestionStreams;

  constructor(streams: QuestionStreams = {}) {
    this.#streams = streams;
  }

  begin(title: string): void {
    clack.intro(title, this.#streams);
  }

  async text<Value>(
    question: { readonly message: string; readonly placeholder?: string; readonly initialValue?: string },
    read: (text: string) => ParseResult<Value>,
  ): Promise<Value> {
    const validate = (value: string | undefined): string | undefined => {
      const reading = read(value ?? '');
      return 'mistake' in reading ? reading.mistake : undefined;
    };
    const reading = read(answered(await clack.text({ ...question, validate, ...this.#streams })));
    if ('mistake' in reading) throw new Error(reading.mistake);
    return reading.value;
  }

  optional<Value>(
    question: { readonly message: string; readonly placeholder?: string },
    read: (text: string) => ParseResult<Value>,
  ): Promise<Value | undefined> {
    return this.text<Value | undefined>(question, (text) =>
      text.trim() === '' ? { value: undefined } : read(text),
    );
  }

  async choose<const Value extends string>(
    message: string,
    options: readonly Option<Value>[],
  ): Promise<Value> {
    const value = answered(await clack.select<string>({ message, options: [...options], ...this.#streams }));
    const found = options.find((option) => option.value === value);
    if (found === undefined) throw new CancelledError('Nothing was written.');
    return found.value;
  }
}
