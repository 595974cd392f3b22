/** Prints in the console why an extension is left out, for the developer of the project. */
export function printRefusal(...parts: readonly unknown[]): void {
  console.error(...parts);
}
