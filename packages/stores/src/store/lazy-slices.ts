import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk } from './services.ts';

/** What a store needs of RTK Query's api to work with it. */
export interface Queries {
  readonly middleware: Middleware;
  readonly reset: () => UnknownAction;
  readonly invalidate: (tags: readonly string[]) => UnknownAction;
  readonly online: () => UnknownAction;
  /** Resolves when the requests that are under way now have ended. */
  readonly settled: () => AppThunk<Promise<void>>;
}

/** A part of the store that comes with the screens that need it. */
export interface LatePart {
  readonly reducerPath: 'api' | 'slip' | 'pastRequests';
  readonly reducer: Reducer;
  readonly queries?: Queries;
}

type Join = (part: LatePart) => void;

const offered = new Set<LatePart>();
const stores = new Set<Join>();

/**
 * Offers a part to every store. RTK Query is a third of the store's weight and the login page needs none of it: so it
 * comes with the first chunk that has endpoints, and joins the store as that chunk is evaluated, before any of its
 * screens renders.
 */
export function offerPart(part: LatePart): void {
  offered.add(part);
  for (const join of stores) join(part);
}

/** Joins the parts that are there, and those that come later. Gives the way to stop. */
export function joinParts(join: Join): () => void {
  for (const part of offered) join(part);
  stores.add(join);
  return () => void stores.delete(join);
}
