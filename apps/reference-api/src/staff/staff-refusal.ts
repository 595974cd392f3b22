/** Thrown for a staff command that can't be done; its message says why. */
export class StaffRefusal extends Error {}
