import type { HttpClient } from './http-client.ts';
import { median, rateOf } from './ledger-ratio.ts';
import type { Writer } from '../support/writers.ts';

const SLICE_MS = 1_200;

export interface ReadRate {
  /** The number of authenticated requests per second. Each request reads one row. */
  readonly readRate: number;
  /** The number of responses of `/health` per second. `/health` does not use the database. */
  readonly healthRate: number;
}

interface Measured {
  readonly client: HttpClient;
  readonly origin: string;
  readonly lanes: readonly (readonly Writer[])[];
  readonly slices: number;
}

export async function measureReadRate({ client, origin, lanes, slices }: Measured): Promise<ReadRate> {
  const request = async (path: string, headers: Readonly<Record<string, string>>) => {
    const { status, text } = await client.send(origin, { path, method: 'GET', headers });
    if (status !== 200) throw new Error(`${path} failed with ${status}: ${text}`);
  };
  const read = ({ clientId, token }: Writer) =>
    request('/api/auth/address/mine', {
      hostname: `${clientId}.localhost`,
      authorization: `Bearer ${token}`,
    });
  const measured: { readRate: number; healthRate: number }[] = [];
  await rateOf(lanes, read, SLICE_MS);
  for (let slice = 0; slice < slices; slice += 1) {
    const readRate = await rateOf(lanes, read, SLICE_MS);
    measured.push({ readRate, healthRate: await rateOf(lanes, () => request('/health', {}), SLICE_MS) });
  }
  return {
    readRate: median(measured.map(({ readRate }) => readRate)),
    healthRate: median(measured.map(({ healthRate }) => healthRate)),
  };
}
