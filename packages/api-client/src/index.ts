export {
  CALL_TIMEOUT_MS,
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type UploadProgress,
} from './api-client.ts';
export * from './api-error.ts';
export * from './base-query.ts';
export type { ContractBreach } from './contract-breach.ts';
export * from './error-catalogue.ts';
export type { Stream, StreamEnd, StreamHandlers } from './open-stream.ts';
export * from './platform.ts';
export type { ServerTime } from './server-time.ts';
