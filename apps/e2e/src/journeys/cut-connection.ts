import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface CuttableConnection {
  readonly port: number;
  cut(): Promise<void>;
  restore(to?: number): Promise<void>;
}

export async function openConnection(to: number): Promise<CuttableConnection> {
  let target = to;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: () => void): void => {
    sockets.add(socket);
    socket.on('error', other).on('close', () => {
      sockets.delete(socket);
      other();
    });
  };
  const forward = (incoming: Socket): void => {
    const outgoing = connect(target, '127.0.0.1');
    keep(incoming, () => outgoing.destroy());
    keep(outgoing, () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  };
  let server: Server;
  const listen = (port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      server = createServer(forward).once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(portOf(server)));
    });
  const port = await listen(0);
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    async restore(other = target) {
      target = other;
      await listen(port);
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
