import type { ResolvedClient } from './resolved-client.ts';

/** What a page of the brand may load from elsewhere, for its Content-Security-Policy: origins, beside 'self'. */
export interface PolicyHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly media: readonly string[];
}

function originOf(address: string | undefined): readonly string[] {
  // Own paths (`/`, `assets/…`) have no origin of their own.
  return address !== undefined && /^https?:\/\//.test(address) ? [new URL(address).origin] : [];
}

function once(...origins: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(origins.flat())];
}

/**
 * The origins a brand's pages may use: those that its configuration lists, and those of the addresses it names itself
 * (frames, films, the API). Never a wildcard. The chat service is not among them: it runs in its own frame (RD-13).
 */
export function policyHosts(client: ResolvedClient): PolicyHosts {
  const api = originOf(client.api.baseUrl);
  const { liveScoreUrl, scoreUrl } = client.frames;
  return {
    images: once(client.hosts.images, api),
    frames: once(
      client.hosts.frames,
      originOf(liveScoreUrl),
      originOf(scoreUrl),
      ...client.films.map((film) => originOf(film.frameUrl)),
    ),
    connect: once(api),
    media: once(...client.films.map((film) => originOf(film.file))),
  };
}

/** Where every brand's site serves the page that a chat service runs in; the site frames it, sandboxed (RD-13). */
export const chatFramePath = '/chat-frame';

/**
 * The origins that the frame of the brand's chat may use: that of its script, and those that the configuration lists
 * beside it. Empty without a chat. The brand's own pages may use none of them.
 */
export function chatHosts({ chat }: ResolvedClient): readonly string[] {
  return chat === undefined ? [] : once(originOf(chat.scriptUrl), chat.hosts);
}
