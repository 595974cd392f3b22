/** Thrown by a job that can't run yet. The run is repeated after a minute, and no fault is recorded. */
export class JobNotReadyError extends Error {
  override readonly name = 'JobNotReadyError';
}
