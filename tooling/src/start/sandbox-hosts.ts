import type { Ports } from './ports.ts';

/**
 * Maps `https://<service>.sandbox.example`, the fictional hosts of sample brands, to local URLs. Real hosts stay
 * unchanged.
 */
export function sandboxHosts(ports: Ports): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ports).map(([service, port]) => [
      `https://${service}.sandbox.example`,
      `http://localhost:${port}`,
    ]),
  );
}
