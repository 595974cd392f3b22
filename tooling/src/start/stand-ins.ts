import type { Ports } from './ports.ts';

/**
 * Returns the fictional hosts of sample brands, `https://<service>.sandbox.example`, each with the address of its service
 * on this machine. The hosts of real brands are not replaced.
 */
export function standIns(ports: Ports): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ports).map(([service, port]) => [
      `https://${service}.sandbox.example`,
      `http://localhost:${port}`,
    ]),
  );
}
