const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

export function extensionsByType(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [extension, contentType] of Object.entries(types)) {
    const [type = ''] = contentType.split(';');
    found.set(type, [...(found.get(type) ?? []), extension.slice(1)]);
  }
  return found;
}

export const unknownContentType = 'application/octet-stream';

export function contentTypeOf(extension: string): string {
  return types[extension.toLowerCase()] ?? unknownContentType;
}

export function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|svg/.test(contentType);
}
