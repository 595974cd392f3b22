import { connect } from 'node:net';

/** Waits until all ports accept connections. Throws on timeout, or if `broken` resolves first. */
export async function waitForPorts(
  ports: readonly number[],
  broken: Promise<string>,
  timeoutMs: number,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let failure: string | undefined;
  void broken.then((message) => (failure = message));
  for (const port of ports) {
    while (!(await takesConnections(port))) {
      if (failure !== undefined) throw new Error(failure);
      if (Date.now() > end) throw new Error(`Nothing answers on port ${port} after ${timeoutMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
