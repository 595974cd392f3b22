import { label, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';

interface VideoService {
  readonly name: string;
  readonly host: RegExp;
  /** Matches the paths that the service allows in a frame. */
  readonly framedPath: RegExp;
  /** Returns the address of a page's video for a frame, or undefined for a page without a video. */
  readonly framed: (page: URL) => string | undefined;
}

function framedYoutube({ hostname, pathname, searchParams }: URL): string | undefined {
  const embed = 'https://www.youtube-nocookie.com/embed';
  const inPath = hostname === 'youtu.be' ? /^\/([\w-]{11})/ : /^\/(?:shorts|live)\/([\w-]{11})/;
  const [, id = searchParams.get('v')] = inPath.exec(pathname) ?? [];
  if (id !== null && /^[\w-]{11}$/.test(id)) return `${embed}/${id}`;
  const list = searchParams.get('list');
  return list === null ? undefined : `${embed}/videoseries?list=${encodeURIComponent(list)}`;
}

const byPath =
  (pattern: RegExp, before: string) =>
  ({ pathname }: URL): string | undefined => {
    const [, id] = pattern.exec(pathname) ?? [];
    return id === undefined ? undefined : `${before}${id}`;
  };

const videoServices: readonly VideoService[] = [
  {
    name: 'YouTube',
    host: /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$/,
    framedPath: /^\/embed\//,
    framed: framedYoutube,
  },
  {
    name: 'Vimeo',
    host: /^(?:www\.)?vimeo\.com$/,
    framedPath: /^\/event\/\d+\/embed/,
    framed: byPath(/\/(\d{5,})(?:\/|$)/, 'https://player.vimeo.com/video/'),
  },
  {
    name: 'Dailymotion',
    host: /^(?:www\.)?dailymotion\.com$|^dai\.ly$/,
    framedPath: /^\/embed\//,
    framed: byPath(/^\/(?:video\/)?([a-z0-9]{5,})$/, 'https://www.dailymotion.com/embed/video/'),
  },
  {
    name: 'TikTok',
    host: /^(?:(?:www|m)\.)?tiktok\.com$/,
    framedPath: /^\/(?:embed|player)\//,
    framed: byPath(/\/video\/(\d+)/, 'https://www.tiktok.com/player/v1/'),
  },
  {
    name: 'Google Drive',
    host: /^drive\.google\.com$/,
    framedPath: /\/preview$/,
    framed: ({ pathname }) => {
      const [file] = /^\/file\/d\/[\w-]+/.exec(pathname) ?? [];
      return file === undefined ? undefined : `https://drive.google.com${file}/preview`;
    },
  },
  {
    name: 'Facebook',
    host: /^(?:(?:www|m|web)\.)?facebook\.com$|^fb\.watch$/,
    framedPath: /^\/plugins\//,
    framed: ({ href }) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(href)}`,
  },
];

function findVideoPage(
  source: JsonSource,
  path: JsonPath,
): { readonly page: URL; readonly service: VideoService } | undefined {
  const address = valueAt(source.value, path);
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const page = new URL(address);
  const service = videoServices.find(({ host }) => host.test(page.hostname));
  return service && { page, service };
}

const unknownHint = 'Write the address that the service names for embedding.';

/** Checks an address that the site shows in a frame. The pages of video services refuse to be shown in a frame. */
export function checkFramedPage(source: JsonSource, path: JsonPath): readonly Problem[] {
  const { page, service } = findVideoPage(source, path) ?? {};
  if (page === undefined || service === undefined || service.framedPath.test(page.pathname)) return [];
  const framed = service.framed(page);
  const message = `"${label(path)}" is a page that ${service.name} shows in no frame.`;
  return [source.problemAt(path, message, framed === undefined ? unknownHint : `Write "${framed}".`)];
}

/** Checks the address of a film's file. A page of a video service is no file. */
export function checkFilmFile(source: JsonSource, path: JsonPath): readonly Problem[] {
  const { page, service } = findVideoPage(source, path) ?? {};
  if (page === undefined || service === undefined) return [];
  const framed = service.framedPath.test(page.pathname) ? page.href : service.framed(page);
  const hint = framed === undefined ? unknownHint : `Write "frameUrl": "${framed}" in its place.`;
  return [source.problemAt(path, `"${label(path)}" is a page of ${service.name}, not a film.`, hint)];
}
