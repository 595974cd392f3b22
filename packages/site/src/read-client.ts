import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

export const clientElementId = 'chada-client';

/** Reads the client configuration from the page. Throws an error if the configuration is missing or invalid. */
export function readClient(document: Document): ResolvedClient {
  const element = document.getElementById(clientElementId);
  if (!element?.textContent) throw new Error(`#${clientElementId} is missing.`);
  const json: unknown = JSON.parse(element.textContent);
  return parseResolvedClient(json);
}

/** Returns the name of the prerendered page, or undefined if the page was not prerendered. */
export function prerenderedName(document: Document): string | undefined {
  return document.getElementById(clientElementId)?.getAttribute('data-prerendered') ?? undefined;
}
