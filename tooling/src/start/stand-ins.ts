import type { Ports } from './ports.ts';

/**
 * The hosts that sample brands name and nobody has, `https://<service>.sandbox.example`, each with where the service of
 * that name answers on this machine. A real brand names real hosts, and those stay.
 */
export function standIns(ports: Ports): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ports).map(([service, port]) => [
      `https://${service}.sandbox.example`,
      `http://localhost:${port}`,
    ]),
  );
}
