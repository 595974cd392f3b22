export * from './fake-server.ts';
export type { RecordedRequest } from './read-request.ts';
