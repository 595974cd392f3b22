/** Prints to the console why the site leaves out an extension. The message is for the developer of the project. */
export function printRefusal(...parts: readonly unknown[]): void {
  console.error(...parts);
}
