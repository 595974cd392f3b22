/** Prints for the developer of the project why the site omits an extension. */
export function printRefusal(...parts: readonly unknown[]): void {
  console.error(...parts);
}
