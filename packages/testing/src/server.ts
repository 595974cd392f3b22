export * from './fake-server.ts';
export type { SeenRequest } from './read-request.ts';
