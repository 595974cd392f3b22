/** Thrown if a staff command can't run. The message gives the reason. */
export class StaffRefusal extends Error {}
