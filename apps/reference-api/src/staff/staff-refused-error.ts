export class StaffRefusedError extends Error {}
