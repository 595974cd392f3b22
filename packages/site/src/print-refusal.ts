/** Prints the reason why the site omits an extension, for the developer of the extension. */
export function printRefusal(...parts: readonly unknown[]): void {
  console.error(...parts);
}
