import type { ResolvedClient } from '@chada/client-config';
import type { FastifyInstance } from 'fastify';
import type { MessageGateway } from '../message/message-gateway.ts';
import type { Database } from '../database/connection.ts';

export interface Gateway {
  readonly url: string;
  readonly apiKey: string;
}

export interface ExternalServices {
  readonly bank: Gateway;
  readonly provider: Gateway;
  readonly messages: MessageGateway;
  readonly logHashKey: string;
  readonly fairnessSecret: string;
  readonly prepareBrands: (
    database: { readonly db: Database; readonly url: string },
    brands: readonly ResolvedClient[],
  ) => Promise<void>;
  readonly servePages?: (server: FastifyInstance) => Promise<void>;
  readonly greeting: (apiUrl: string) => readonly string[];
  close(): Promise<void>;
}
