import { createServer } from 'node:net';

export type ServiceName = 'site' | 'api' | 'bank' | 'provider';
export type Ports = Readonly<Record<ServiceName, number>>;

export const portSettings: Readonly<Record<ServiceName, { variable: string; usual: number; what: string }>> =
  {
    site: { variable: 'SITE_PORT', usual: 5173, what: 'the member site' },
    api: { variable: 'API_PORT', usual: 8787, what: 'the API' },
    bank: { variable: 'BANK_PORT', usual: 8788, what: 'the sandbox bank' },
    provider: { variable: 'PROVIDER_PORT', usual: 8789, what: 'the sandbox game provider' },
  };

const services: readonly ServiceName[] = ['site', 'api', 'bank', 'provider'];

export function portsFrom(env: Readonly<Record<string, string | undefined>>): Ports {
  const portOf = (service: ServiceName): number => {
    const { variable, usual } = portSettings[service];
    const text = env[variable];
    if (text === undefined || text === '') return usual;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
      throw new Error(`${variable}=${text} is not a port (1 to 65535).`);
    return port;
  };
  const ports: Ports = {
    site: portOf('site'),
    api: portOf('api'),
    bank: portOf('bank'),
    provider: portOf('provider'),
  };
  const twice = services.find((one) =>
    services.some((other) => other !== one && ports[other] === ports[one]),
  );
  if (twice !== undefined) throw new Error(`Port ${ports[twice]} is used twice; each service needs its own.`);
  return ports;
}

export async function freePorts(): Promise<Ports> {
  const held = await Promise.all(services.map(() => hold(0)));
  const [site = 0, api = 0, bank = 0, provider = 0] = held.map(({ port }) => port);
  await Promise.all(held.map(({ release }) => release()));
  return { site, api, bank, provider };
}

export async function findPortConflicts(ports: Ports): Promise<string[]> {
  const conflicts = await Promise.all(
    services.map(async (service) => {
      const { variable, what } = portSettings[service];
      try {
        await (await hold(ports[service])).release();
        return [];
      } catch {
        const other = `${variable}=${ports[service] + 100} pnpm start`;
        return [
          `Port ${ports[service]} for ${what} is taken. Stop what uses it, or choose another: ${other}`,
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
