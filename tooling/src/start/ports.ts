import { createServer } from 'node:net';

export type ServiceName = 'site' | 'api' | 'bank' | 'provider';
export type Ports = Readonly<Record<ServiceName, number>>;

export const portSettings: Readonly<
  Record<ServiceName, { variable: string; defaultPort: number; name: string }>
> = {
  site: { variable: 'SITE_PORT', defaultPort: 5173, name: 'the member site' },
  api: { variable: 'API_PORT', defaultPort: 8787, name: 'the API' },
  bank: { variable: 'BANK_PORT', defaultPort: 8788, name: 'the sandbox bank' },
  provider: { variable: 'PROVIDER_PORT', defaultPort: 8789, name: 'the sandbox game provider' },
};

const services: readonly ServiceName[] = ['site', 'api', 'bank', 'provider'];

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the port that an environment variable names. Throws an error for the user if it names no port. */
export function portFrom(env: Env, variable: string, defaultPort: number): number {
  const text = env[variable];
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port (1 to 65535).`);
  return port;
}

export function portsFrom(env: Env): Ports {
  const portOf = (service: ServiceName): number => {
    const { variable, defaultPort } = portSettings[service];
    return portFrom(env, variable, defaultPort);
  };
  const ports: Ports = {
    site: portOf('site'),
    api: portOf('api'),
    bank: portOf('bank'),
    provider: portOf('provider'),
  };
  const twice = services.find((service) =>
    services.some((otherService) => otherService !== service && ports[otherService] === ports[service]),
  );
  if (twice !== undefined) throw new Error(`Port ${ports[twice]} is used twice; each service needs its own.`);
  return ports;
}

export async function freePorts(): Promise<Ports> {
  const reserved = await Promise.all(services.map(() => hold(0)));
  const [site = 0, api = 0, bank = 0, provider = 0] = reserved.map(({ port }) => port);
  await Promise.all(reserved.map(({ release }) => release()));
  return { site, api, bank, provider };
}

export async function findPortConflicts(ports: Ports): Promise<string[]> {
  const conflicts = await Promise.all(
    services.map(async (service) => {
      const { variable, name } = portSettings[service];
      try {
        await (await hold(ports[service])).release();
        return [];
      } catch {
        const other = `${variable}=${ports[service] + 100} pnpm start`;
        return [
          `Port ${ports[service]} for ${name} is taken. Stop what uses it, or choose another: ${other}`,
        ];
      }
    }),
  );
  return conflicts.flat();
}

function hold(port: number): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ port: taken, release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
