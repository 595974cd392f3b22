export * from './fake-server.ts';
export type { RecordedRequest } from './read-request.ts';
export { isSignedForS3, type S3Key, type S3Request } from './s3-signature.ts';
