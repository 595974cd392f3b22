import { type Satang, satang } from '@chada/domain';
import * as z from 'zod/mini';
import {
  ProviderUnavailableError,
  type ReturnedCredit,
  type GameProvider,
  type Player,
  type ReportedTransfer,
  type PlayerState,
} from './game-provider.ts';

const TIMEOUT_MS = 10_000;
/** The timeout of `readPlayerState` is short, because a member's credit look-up waits for the response. */
const STATE_TIMEOUT_MS = 700;
/**
 * For this many milliseconds after a failure, `readPlayerState` throws immediately and sends no request to the
 * provider.
 */
const STATE_PAUSE_MS = 10_000;
const launchSchema = z.object({ url: z.url() });
const depositSchema = z.object({ done: z.literal(true) });
const visitSchema = z.object({ balanceSatang: z.int().check(z.gte(0)), ended: z.boolean() });
const withdrawalSchema = z.object({
  amountSatang: z.int().check(z.gte(0)),
  turnoverSatang: z.int().check(z.gte(0)),
});

const reportSchema = z.object({
  transfers: z.array(
    z.object({
      reference: z.string(),
      playerId: z.string(),
      direction: z.enum(['in', 'out']),
      amountSatang: z.int().check(z.gte(0)),
    }),
  ),
});

export interface HttpGameProviderOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

export class HttpGameProvider implements GameProvider {
  readonly #options: HttpGameProviderOptions;
  #statePausedUntil = 0;

  constructor(options: HttpGameProviderOptions) {
    this.#options = options;
  }

  async #call<Shape>(
    path: string,
    body: unknown,
    schema: z.ZodMiniType<Shape>,
    timeoutMs = this.#options.timeoutMs ?? TIMEOUT_MS,
  ): Promise<Shape> {
    const { url, apiKey } = this.#options;
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
      .then(async (httpResponse) => ({ status: httpResponse.status, json: await readJson(httpResponse) }))
      .catch((cause: unknown) => {
        throw new ProviderUnavailableError('the provider did not answer', { cause });
      });
    const parsed = schema.safeParse(response.json);
    if (response.status !== 200 || !parsed.success) {
      throw new ProviderUnavailableError(`the provider answered ${response.status}`);
    }
    return parsed.data;
  }

  async launch(player: Player, gameCode: string, returnUrl: string): Promise<string> {
    return (await this.#call('/api/launches', { player, gameCode, returnUrl }, launchSchema)).url;
  }

  async deposit(player: Player, amountSatang: Satang, reference: string): Promise<void> {
    await this.#call('/api/deposits', { player, amountSatang, reference }, depositSchema);
  }

  async withdrawAll(player: Player, reference: string): Promise<ReturnedCredit> {
    const moved = await this.#call('/api/withdrawals', { player, reference }, withdrawalSchema);
    return { amountSatang: satang(moved.amountSatang), turnoverSatang: satang(moved.turnoverSatang) };
  }

  async readPlayerState(player: Player): Promise<PlayerState> {
    if (performance.now() < this.#statePausedUntil)
      throw new ProviderUnavailableError('paused after a failure');
    try {
      const state = await this.#call('/api/visits', { player }, visitSchema, STATE_TIMEOUT_MS);
      return { amountSatang: satang(state.balanceSatang), ended: state.ended };
    } catch (error) {
      this.#statePausedUntil = performance.now() + STATE_PAUSE_MS;
      throw error;
    }
  }

  async readReport(day: string): Promise<ReportedTransfer[]> {
    const { transfers } = await this.#call('/api/reports', { day }, reportSchema);
    return transfers.map((transfer) => ({ ...transfer, amountSatang: satang(transfer.amountSatang) }));
  }
}

function readJson(response: Response): Promise<unknown> {
  return response.json();
}
