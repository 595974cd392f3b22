import type { ResolvedClient } from './resolved-client.ts';

/** The external origins of a brand's pages for the Content-Security-Policy, in addition to 'self'. */
export interface PolicyHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly media: readonly string[];
}

function originOf(address: string | undefined): readonly string[] {
  // Own paths (`/`, `assets/…`) have no origin.
  return address !== undefined && /^https?:\/\//.test(address) ? [new URL(address).origin] : [];
}

function once(...origins: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(origins.flat())];
}

/**
 * Returns the origins that a brand's pages may use: those that its configuration lists, and those of the addresses in it
 * (frames, films, the API). Never a wildcard. The chat service runs in its own frame and is not included (RD-13).
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

/** The path of the page that a chat service runs in, on every brand's site. The site frames it, sandboxed (RD-13). */
export const chatFramePath = '/chat-frame';

/**
 * Returns the origins that the chat's frame may use: that of its script, and those that the configuration lists with it.
 * Empty without a chat. The brand's own pages may use none of them.
 */
export function chatHosts({ chat }: ResolvedClient): readonly string[] {
  return chat === undefined ? [] : once(originOf(chat.scriptUrl), chat.hosts);
}
