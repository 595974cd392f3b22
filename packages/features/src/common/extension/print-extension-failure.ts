/** Returns a function that prints the failure of an extension in the console, for the developer of the project. */
export function printExtensionFailure(name: string): (error: unknown) => void {
  return (error) => console.error(`The extension ${name} failed.`, error);
}
