import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

/** Id of the element that holds the brand, as the stamp writes it. */
export const clientElementId = 'chada-client';

/**
 * The brand that was stamped into this page. Throws where there is none or it can't be read: such a page must show
 * nothing of any brand.
 */
export function readClient(document: Document): ResolvedClient {
  const element = document.getElementById(clientElementId);
  if (!element?.textContent)
    throw new Error(`No brand was stamped into this page: #${clientElementId} is missing.`);
  const json: unknown = JSON.parse(element.textContent);
  return parseResolvedClient(json);
}

/** As which page the stamp has painted this one; nothing when it left it empty. */
export function paintedAs(document: Document): string | undefined {
  return document.getElementById(clientElementId)?.getAttribute('data-painted') ?? undefined;
}
