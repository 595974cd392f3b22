export interface ResponseKind {
  readonly name: string;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly orStatus?: number;
  readonly policy: 'site' | 'file' | 'chat' | 'analytics';
}

const page = (name: string, path: string, status = 200): ResponseKind => ({
  name,
  path,
  status,
  policy: 'site',
});

export function responseKinds(files: readonly string[]): readonly ResponseKind[] {
  const fileOf = (name: string, pattern: RegExp, policy: 'site' | 'file'): ResponseKind[] =>
    files
      .filter((file) => pattern.test(file))
      .slice(0, 1)
      .map((file) => ({ name, path: `/${file}`, status: 200, policy }));
  const framePages = (['chat', 'analytics'] as const).flatMap((service) => {
    const path = `/${service}-frame`;
    if (!files.includes(`${service}-frame.html`)) return [];
    return [path, `${path}.html`].map((address): ResponseKind => ({
      name: `the page of ${service}`,
      path: address,
      status: 200,
      policy: service,
    }));
  });
  const ranged = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
  return [
    page('the home page', '/'),
    page('a page', '/login'),
    page('a page with a slash', '/login/'),
    page('a page with a question', '/login?next=//evil.example'),
    page('a page by its file', '/login.html'),
    page('a page that waits for its member', '/auth/deposit'),
    page('the start of the pages of members', '/auth'),
    page('a page of members with a question', '/auth/deposit?next=/'),
    page('a page of members by a coded letter', '/%61uth/deposit'),
    page('a missing picture below the pages of members', '/auth/gone.png', 404),
    page('a page for an invitation', '/aff/ab.cd'),
    page('a page that is not there', '/no/such/page', 404),
    page('the page for missing addresses', '/404', 404),
    page('the page for missing addresses, by its file', '/404.html', 404),
    page('a page in Thai letters', '/%E0%B8%81', 404),
    ...fileOf('a script', /^assets\/.*\.js$/, 'site'),
    ...fileOf('a style', /^assets\/.*\.css$/, 'site'),
    ...fileOf('a script for old browsers', /^legacy\/assets\/.*\.js$/, 'site'),
    ...fileOf('a face', /\.woff2$/, 'file'),
    ...fileOf('the manifest', /^stamped\/.*\.webmanifest$/, 'file'),
    ...fileOf('the tokens', /^stamped\/.*\.css$/, 'file'),
    ...fileOf('an icon', /^stamped\/.*\.svg$/, 'file'),
    ...fileOf('a picture by its plain name', /^brand\/.*\.(svg|png|jpg)$/, 'file'),
    ...framePages,
    page('a missing script', '/assets/gone-abcd1234.js', 404),
    page('a folder of files', '/assets/', 404),
    page('the icon by its usual address', '/favicon.ico'),
    page('a missing icon', '/icon.ico', 404),
    { ...page('a missing picture', '/brand/assets/gone.svg', 404), policy: 'file' },
    { ...page('a missing own file', '/stamped/0123456789/gone.svg', 404), policy: 'file' },
    page('what speaks to the host', '/_headers', 404),
    page('a hidden file', '/.vite/manifest.json', 404),
    page('an address with a point of its own', '/.5', 404),
    page('an invitation with one', '/aff/.5', 404),
    { ...page('a path that climbs, written out', '/assets/%2e%2e/%2e%2e/secret.txt', 404), orStatus: 400 },
    { ...page('a path that climbs by a coded stroke', '/..%2fsecret.txt', 404), orStatus: 400 },
    { ...page('an empty path', '/a%00b', 404), orStatus: 400 },
    { ...page('the head of a page', '/'), method: 'HEAD' },
    { ...page('a part of a file', `/${ranged}`, 206), headers: { range: 'bytes=0-9' } },
    ...(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const).map((method): ResponseKind => ({
      ...page(`a ${method}`, '/', 405),
      method,
    })),
  ];
}
