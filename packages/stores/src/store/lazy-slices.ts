import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Tag } from '../query/tags.ts';
import type { AppThunk } from './services.ts';

export interface Queries {
  readonly middleware: Middleware;
  readonly reset: () => UnknownAction;
  readonly invalidate: (tags: readonly Tag[]) => UnknownAction;
  readonly online: () => UnknownAction;
  readonly settled: () => AppThunk<Promise<void>>;
}

export interface LazySlice {
  readonly reducerPath: 'api' | 'slip' | 'pastRequests';
  readonly reducer: Reducer;
  readonly queries?: Queries;
}

type Inject = (slice: LazySlice) => void;

const slices = new Set<LazySlice>();
const stores = new Set<Inject>();

export function addLazySlice(slice: LazySlice): void {
  slices.add(slice);
  for (const inject of stores) inject(slice);
}

/**
 * Adds all lazy slices to a store: the slices that exist now and the slices that are added later. Returns a function
 * that disconnects the store.
 */
export function connectLazySlices(inject: Inject): () => void {
  for (const slice of slices) inject(slice);
  stores.add(inject);
  return () => void stores.delete(inject);
}
