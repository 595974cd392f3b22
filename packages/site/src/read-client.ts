import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

/** Id of the element that holds the brand; the stamp writes it. */
export const clientElementId = 'chada-client';

/** Returns the brand that was stamped into this page. Throws if it is missing or invalid, so that the page shows no brand. */
export function readClient(document: Document): ResolvedClient {
  const element = document.getElementById(clientElementId);
  if (!element?.textContent)
    throw new Error(`No brand was stamped into this page: #${clientElementId} is missing.`);
  const json: unknown = JSON.parse(element.textContent);
  return parseResolvedClient(json);
}

/** Returns the name under which the stamp painted this page; undefined if it painted none. */
export function paintedAs(document: Document): string | undefined {
  return document.getElementById(clientElementId)?.getAttribute('data-painted') ?? undefined;
}
