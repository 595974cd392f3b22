import { randomUUID } from 'node:crypto';
import { connectClient } from '../../src/database/connect-client.ts';
import { withdrawalOf, type Writer } from '../support/writers.ts';
import type { HttpClient } from './http-client.ts';
import { median, rateOf } from './ledger-ratio.ts';

const SLICE_MS = 1_500;
const COMPARED_SLICES = 5;

export interface SnapshotLoss {
  readonly freeRate: number;
  readonly heldRate: number;
  readonly loss: number;
}

interface Measured {
  readonly client: HttpClient;
  readonly origin: string;
  readonly lanes: readonly (readonly Writer[])[];
  readonly url: string;
  readonly seconds: number;
}

export async function measureSnapshotLoss({
  client,
  origin,
  lanes,
  url,
  seconds,
}: Measured): Promise<SnapshotLoss> {
  const withdraw = async (member: Writer) => {
    const { status, text } = await client.send(origin, withdrawalOf(member, randomUUID()));
    if (status !== 200) throw new Error(`the withdrawal failed with ${status}: ${text}`);
  };
  const ratesOf = async (slices: number) => {
    const rates: number[] = [];
    for (let slice = 0; slice < slices; slice += 1) rates.push(await rateOf(lanes, withdraw, SLICE_MS));
    return rates;
  };
  const before = await ratesOf(COMPARED_SLICES);
  const holder = await connectClient(url);
  let retained: number[];
  try {
    await holder.query('begin isolation level repeatable read');
    await holder.query('select count(*) from api.brand');
    retained = await ratesOf(Math.max(COMPARED_SLICES, Math.ceil((seconds * 1000) / SLICE_MS)));
    await holder.query('commit');
    await holder.query('vacuum');
  } finally {
    await holder.end();
  }
  const freeRate = median([...before, ...(await ratesOf(COMPARED_SLICES))]);
  const heldRate = median(retained.slice(-COMPARED_SLICES));
  return { freeRate, heldRate, loss: 1 - heldRate / freeRate };
}
