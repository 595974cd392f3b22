import type { Server } from 'node:http';
import { portFrom } from '../start/ports.ts';
import { listenLocally } from './site-server.ts';

const variable = 'PREVIEW_PORT';

/** Listens on the port of the previews. Throws an error for the user if the port is taken or wrong. */
export async function listenForPreview(
  server: Server,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const port = portFrom(env, variable, 5174);
  return listenLocally(server, port).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken
      ? new Error(
          `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 100} pnpm preview`,
          { cause: error },
        )
      : error;
  });
}
