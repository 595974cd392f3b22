import type { ResolvedClient } from './resolved-client.ts';

/** External origins that the Content-Security-Policy of a brand's pages allows. */
export interface PolicyHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly media: readonly string[];
}

function originOf(address: string | undefined): readonly string[] {
  // Omits addresses on the site's own origin (`/`, `assets/…`), because these addresses need no entry in the policy.
  return address !== undefined && /^https?:\/\//.test(address) ? [new URL(address).origin] : [];
}

function once(...origins: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(origins.flat())];
}

/**
 * Returns the external origins for the Content-Security-Policy. Omits the origins of the services for chat and
 * analytics, because these services run in iframes with their own policy (RD-13).
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

/** Path of the page that contains an analytics service, for a sandboxed iframe. */
export const analyticsFramePath = '/analytics-frame';

/** Returns the external origins that the iframe of analytics may use. Empty if the brand has no analytics. */
export function analyticsHosts({ analytics }: ResolvedClient): readonly string[] {
  return analytics === undefined ? [] : once(originOf(analytics.scriptUrl), analytics.hosts);
}

/** Path of the page that contains a chat service, for a sandboxed iframe (RD-13). */
export const chatFramePath = '/chat-frame';

/** Returns the external origins that the chat's iframe may use. Empty if the brand has no chat. */
export function chatHosts({ chat }: ResolvedClient): readonly string[] {
  return chat === undefined ? [] : once(originOf(chat.scriptUrl), chat.hosts);
}
