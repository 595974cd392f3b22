/** Thrown by a job that can't run yet. The run is repeated after a minute, and the wait is no fault. */
export class JobWaits extends Error {
  override readonly name = 'JobWaits';
}
