import type { ResolvedClient } from '@chada/client-config';
import { pageBlocksSchema, type PageBlocks } from '@chada/client-config/own-page';
import { useEffect, useState } from 'react';

/** A page of the brand, such as its privacy notice. */
export type BrandPage = ResolvedClient['pages'][number];

/**
 * Contents that this visit has loaded, by their URLs. Each URL contains a hash of the content, so the content at a
 * URL never changes.
 */
const loaded = new Map<string, PageBlocks>();

async function loadBlocks(address: string): Promise<PageBlocks> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const blocks = pageBlocksSchema.parse(await response.json());
  loaded.set(address, blocks);
  return blocks;
}

export interface LoadedPage {
  /** Undefined until the content has loaded. */
  readonly blocks: PageBlocks | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Returns the blocks of a page. A stamped page contains its own blocks. The blocks of other pages are loaded. */
export function usePageBlocks({ address, blocks }: BrandPage): LoadedPage {
  const [own] = useState(() => (blocks === undefined ? undefined : pageBlocksSchema.parse(blocks)));
  const [result, setResult] = useState<PageBlocks | 'failed' | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (own !== undefined) return undefined;
    let isCurrent = true;
    loadBlocks(address ?? '').then(
      (content) => isCurrent && setResult(content),
      () => isCurrent && setResult('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, own, attempt]);
  const retry = () => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  };
  return { blocks: own ?? (result === 'failed' ? undefined : result), hasFailed: result === 'failed', retry };
}
