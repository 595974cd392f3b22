import type { ResolvedClient } from '@chada/client-config';
import { pageBlocksSchema, type PageBlocks } from '@chada/client-config/own-page';
import { useEffect, useState } from 'react';

export type BrandPage = ResolvedClient['pages'][number];

/** The loaded blocks of each URL. The blocks of a URL never change, because the URL contains a content hash. */
const loaded = new Map<string, PageBlocks>();

class ContentReplacedError extends Error {}

async function loadBlocks(address: string): Promise<PageBlocks> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  const message = `${address} answered ${response.status}.`;
  if (response.status === 404) throw new ContentReplacedError(message);
  if (!response.ok) throw new Error(message);
  const blocks = pageBlocksSchema.safeParse(parsed(await response.text()));
  if (!blocks.success) throw new ContentReplacedError(message);
  loaded.set(address, blocks.data);
  return blocks.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `failed`: a retry may succeed. `replaced`: the server no longer has the file, so only a reload of the document helps.
 */
type Failure = 'failed' | 'replaced';

export interface LoadedPage {
  readonly blocks: PageBlocks | undefined;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/**
 * Returns the blocks of a page. The HTML of a prerendered page already contains the blocks. The hook loads the blocks
 * of any other page.
 */
export function usePageBlocks({ address, blocks }: BrandPage): LoadedPage {
  const [own] = useState(() => (blocks === undefined ? undefined : pageBlocksSchema.parse(blocks)));
  const [result, setResult] = useState<PageBlocks | Failure | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (own !== undefined) return undefined;
    let isCurrent = true;
    loadBlocks(address ?? '').then(
      (content) => isCurrent && setResult(content),
      (error: unknown) =>
        isCurrent && setResult(error instanceof ContentReplacedError ? 'replaced' : 'failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, own, attempt]);
  const retry = () => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  };
  const [blocksLoaded, failure] = typeof result === 'string' ? [undefined, result] : [result, undefined];
  return { blocks: own ?? blocksLoaded, failure, retry };
}
