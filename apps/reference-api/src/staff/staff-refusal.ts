export class StaffRefusal extends Error {}
