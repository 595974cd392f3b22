import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk } from './services.ts';

/** The functions of RTK Query's api that the store uses. */
export interface Queries {
  readonly middleware: Middleware;
  readonly reset: () => UnknownAction;
  readonly invalidate: (tags: readonly string[]) => UnknownAction;
  readonly online: () => UnknownAction;
  /** Resolves when the requests that are pending now have ended. */
  readonly settled: () => AppThunk<Promise<void>>;
}

/** A slice that joins the store with the first chunk that contains it. */
export interface LazySlice {
  readonly reducerPath: 'api' | 'slip' | 'pastRequests';
  readonly reducer: Reducer;
  readonly queries?: Queries;
}

type Inject = (slice: LazySlice) => void;

const slices = new Set<LazySlice>();
const stores = new Set<Inject>();

/**
 * Adds a slice to every store. This file exists for chunking: RTK Query is a third of the store's weight and the login
 * page does not need it. A lazy slice joins the store while its chunk is evaluated, before any screen of it renders.
 */
export function addLazySlice(slice: LazySlice): void {
  slices.add(slice);
  for (const inject of stores) inject(slice);
}

/** Injects the lazy slices into a store, now and as they are added. Returns the function that stops it. */
export function connectLazySlices(inject: Inject): () => void {
  for (const slice of slices) inject(slice);
  stores.add(inject);
  return () => void stores.delete(inject);
}
