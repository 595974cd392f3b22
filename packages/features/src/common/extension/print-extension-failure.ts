export function printExtensionFailure(name: string): (error: unknown) => void {
  return (error) => console.error(`The extension ${name} failed.`, error);
}
