/** A staff command that can't be done as asked; its message says why, in plain words. */
export class StaffRefusal extends Error {}
