import type { FastifyBaseLogger } from 'fastify';

/** A failure that repeats is reported at most once in this time. */
const REPORT_EVERY_MS = 60_000;
/** While a task fails, each different error is reported at once, but at most this number of errors. */
const MAX_DIFFERENT = 5;
/** The number of failing tasks that are remembered. Some tasks are single pay-outs or members, which never succeed. */
const MAX_REMEMBERED = 1_000;

export interface Failure {
  /** Names the task. Failures of the same task are counted together. */
  readonly task: string;
  readonly error: unknown;
  readonly text: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The default is `error`. */
  readonly level?: 'error' | 'warn';
}

interface FailingTask {
  readonly since: number;
  readonly errors: Set<string>;
  reportedAt: number;
  unreported: number;
  total: number;
}

/** Reports that one part of a task failed, such as the work for one brand. */
export type ReportPart = (part: string, failure: Omit<Failure, 'task'>) => void;

/**
 * Logs the failures of tasks that run again and again. Logs the first failure of a task at once, then once a minute with
 * the number of failures, and the first success afterwards.
 */
export class RepeatedFailures {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly #now: () => number;
  readonly #failing = new Map<string, FailingTask>();

  constructor(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  report({ task, error, text, fields = {}, level = 'error' }: Failure): void {
    const now = this.#now();
    const failing = this.#failing.get(task) ?? this.#remember(task, now);
    failing.total += 1;
    failing.unreported += 1;
    const isNew = !failing.errors.has(String(error)) && failing.errors.size < MAX_DIFFERENT;
    if (!isNew && now - failing.reportedAt < REPORT_EVERY_MS) return;
    const failures = failing.unreported;
    const seconds = Math.round((now - failing.reportedAt) / 1000);
    const count = failures === 1 ? '' : ` (${failures} times in ${seconds} s)`;
    this.#log[level]({ ...fields, task, err: error, ...(failures > 1 && { failures }) }, `${text}${count}`);
    failing.errors.add(String(error));
    failing.reportedAt = now;
    failing.unreported = 0;
  }

  succeed(task: string): void {
    const failing = this.#failing.get(task);
    if (!failing) return;
    this.#failing.delete(task);
    const failures = failing.total;
    const seconds = Math.round((this.#now() - failing.since) / 1000);
    const times = failures === 1 ? '1 failure' : `${failures} failures`;
    this.#log.warn({ task, failures, seconds }, `works again after ${times} in ${seconds} s: ${task}`);
  }

  /**
   * Runs a task once. `work` reports parts of the task that fail while others go on. A part that failed earlier and is
   * not reported now works again.
   */
  async run(task: string, work: (report: ReportPart) => Promise<void>): Promise<void> {
    const failed = new Set<string>();
    const nameOf = (part: string): string => `${task}: ${part}`;
    try {
      await work((part, failure) => {
        failed.add(nameOf(part));
        this.report({ ...failure, task: nameOf(part) });
      });
    } catch (error) {
      this.report({ task, error, text: 'housekeeping failed' });
      return;
    }
    this.succeed(task);
    for (const name of Array.from(this.#failing.keys()))
      if (name.startsWith(nameOf('')) && !failed.has(name)) this.succeed(name);
  }

  #remember(task: string, now: number): FailingTask {
    const [oldest] = this.#failing.keys();
    if (oldest !== undefined && this.#failing.size >= MAX_REMEMBERED) this.#failing.delete(oldest);
    const failing = { since: now, errors: new Set<string>(), reportedAt: now, unreported: 0, total: 0 };
    this.#failing.set(task, failing);
    return failing;
  }
}
