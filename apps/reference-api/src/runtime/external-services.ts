import type { ResolvedClient } from '@chada/client-config';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';

/** The address of a gateway, and the key that it gave us. */
export interface Gateway {
  readonly url: string;
  readonly apiKey: string;
}

/** What differs between a sandbox and a real brand's server. */
export interface ExternalServices {
  readonly bank: Gateway;
  readonly provider: Gateway;
  readonly logHashKey: string;
  /** Prepares the database for brands before they are served. Throws where one can't be served. */
  readonly prepareBrands: (db: Database, brands: readonly ResolvedClient[]) => Promise<void>;
  readonly servePages?: (server: FastifyInstance) => Promise<void>;
  /** Returns the lines to print when the API listens. */
  readonly greeting: (apiUrl: string) => readonly string[];
  close(): Promise<void>;
}
