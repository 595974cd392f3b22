import { createServer } from 'node:net';

/** What listens on this machine when the product runs. */
export type ServiceName = 'site' | 'api' | 'bank' | 'provider';
export type Ports = Readonly<Record<ServiceName, number>>;

/** The variable that moves a service to another port, and where it listens without. */
export const portSettings: Readonly<Record<ServiceName, { variable: string; usual: number; what: string }>> =
  {
    site: { variable: 'SITE_PORT', usual: 5173, what: 'the member site' },
    api: { variable: 'API_PORT', usual: 8787, what: 'the API' },
    bank: { variable: 'BANK_PORT', usual: 8788, what: 'the sandbox bank' },
    provider: { variable: 'PROVIDER_PORT', usual: 8789, what: 'the sandbox game provider' },
  };

const services: readonly ServiceName[] = ['site', 'api', 'bank', 'provider'];

/** The ports that the environment asks for, the usual ones otherwise. Throws when one is no port or asked for twice. */
export function portsFrom(env: Readonly<Record<string, string | undefined>>): Ports {
  const portOf = (service: ServiceName): number => {
    const { variable, usual } = portSettings[service];
    const text = env[variable];
    if (text === undefined || text === '') return usual;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
      throw new Error(`${variable}=${text} is no port (1 to 65535).`);
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
  if (twice !== undefined)
    throw new Error(`Port ${ports[twice]} is asked for twice; each service needs its own.`);
  return ports;
}

/** Ports that nobody uses at this moment. */
export async function freePorts(): Promise<Ports> {
  const held = await Promise.all(services.map(() => hold(0)));
  const [site = 0, api = 0, bank = 0, provider = 0] = held.map(({ port }) => port);
  await Promise.all(held.map(({ release }) => release()));
  return { site, api, bank, provider };
}

/** One sentence for each port that someone else uses, with what to do. */
export async function complaintsAboutPorts(ports: Ports): Promise<string[]> {
  const complaints = await Promise.all(
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
  return complaints.flat();
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
