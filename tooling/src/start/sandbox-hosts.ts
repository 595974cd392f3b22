import type { Ports } from './ports.ts';

/**
 * Returns local URLs for the fictional hosts `https://<service>.sandbox.example` of sample brands. Hosts of real brands
 * are not replaced.
 */
export function sandboxHosts(ports: Ports): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ports).map(([service, port]) => [
      `https://${service}.sandbox.example`,
      `http://localhost:${port}`,
    ]),
  );
}
