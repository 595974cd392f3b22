import type { Ports } from './ports.ts';

export function sandboxHosts(ports: Ports): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ports).map(([service, port]) => [
      `https://${service}.sandbox.example`,
      `http://localhost:${port}`,
    ]),
  );
}
