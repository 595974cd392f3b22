import type { TransportFault } from './error-catalogue.ts';
import type { Transport } from './transport.ts';

/** The transport, or why it is not there. */
export type LoadedTransport = { readonly transport: Transport } | { readonly fault: TransportFault };

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Loads a transport once, for whoever waits for it: each for as long as a call may take, and until its own signal. What
 * failed is loaded anew for the next call. Never rejects.
 */
export function createTransportLoader(
  load: () => Promise<Transport>,
): (limits: Limits) => Promise<LoadedTransport> {
  let loading: Promise<LoadedTransport> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (transport) => ({ transport }),
      () => {
        loading = undefined;
        return { fault: 'network' };
      },
    ));
  return ({ timeoutMs, signal }) =>
    new Promise((resolve) => {
      const end = (loaded: LoadedTransport) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(loaded);
      };
      const abort = () => end({ fault: 'aborted' });
      const timer = setTimeout(() => end({ fault: 'timeout' }), timeoutMs);
      signal?.addEventListener('abort', abort);
      void loadOnce().then(end);
    });
}
