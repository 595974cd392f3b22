import { createHash } from 'node:crypto';
import { MAX_SLIP_BYTES } from '@chada/contract';
import { extensionsByType } from './content-types.ts';
import { type HeaderRule, headersFor } from './hosting-rules.ts';
import type { StampedBrand } from '../stamp/stamp-brand.ts';

/**
 * The largest upload that nginx accepts. This limit is higher than the API's limit, so that the API itself refuses a slip
 * that is too large.
 */
export const largestUploadMegabytes = Math.ceil(MAX_SLIP_BYTES / 2 ** 20) + 1;

/** Quotes a text. Throws if a character of the text would end the quotation or begin a variable. */
function quoted(text: string): string {
  if (/["$\\\n]/.test(text))
    throw new Error(`The nginx configuration can not contain ${JSON.stringify(text)}.`);
  return `"${text}"`;
}

function expression(pattern: string): string {
  const literal = pattern.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return pattern.endsWith('*') ? `^${literal}` : `^${literal}$`;
}

function headerMap(source: string, variable: string, name: string, { rules }: StampedBrand): string {
  const special = rules.headers.filter((rule: HeaderRule) => rule.path !== '/*' && speaksOf(rule, name));
  const lines = special.flatMap(({ path }) => {
    const value = quoted(headersFor(rules, path.replace(/\*$/, ''))[name] ?? '');
    const line = `  "~${expression(path).replace(/\/$/, '(/|$)')}" ${value};`;
    // nginx refuses a malformed request, such as `/a%00b`, before it sets the path.
    return path === '/404.html' ? [`  "" ${value};`, line] : [line];
  });
  const general = rules.headers.find(({ path }) => path === '/*')?.headers[name];
  const defaultHeader = general ?? (name === 'cache-control' ? 'no-cache' : '');
  return [`map ${source} ${variable} {`, `  default ${quoted(defaultHeader)};`, ...lines, '}'].join('\n');
}

function speaksOf({ headers, without = [] }: HeaderRule, name: string): boolean {
  return name in headers || without.includes(name);
}

function contentTypes(): readonly string[] {
  const types = extensionsByType();
  const texts = [...types.keys()].filter((type) => type.startsWith('text/') && type !== 'text/html');
  return [
    '  charset utf-8;',
    `  charset_types ${texts.join(' ')};`,
    '  default_type application/octet-stream;',
    `  types { ${[...types].map(([type, extensions]) => `${type} ${extensions.join(' ')};`).join(' ')} }`,
  ];
}

/**
 * Returns the nginx rules for missing files. The rules forbid browsers to cache a 404 response, because the file may
 * appear later.
 */
function missingFileRules(variables: readonly (readonly [string, string])[]): readonly string[] {
  const extensions = [...extensionsByType().values()].flat();
  const files = `\\.(${extensions.join('|')})$|^/(legacy/)?assets/`;
  return [
    `  location ~ "^(?=.*/\\.)(.*[^/]\\.(${extensions.join('|')})$|/(legacy/)?assets/)" { error_page 404 = @missing; return 404; }`,
    '  location ~ "/\\.|^/_(headers|redirects)$" { return 404; }',
    `  location ~ "${files}" { error_page 404 = @missing; try_files $uri =404; }`,
    '  location @missing {',
    ...variables
      .filter(([name]) => name !== 'cache-control')
      .map(([name, variable]) => `    add_header ${name} ${variable} always;`),
    '    add_header cache-control "no-store" always;',
    '    types { }',
    '    default_type text/plain;',
    '    return 404 "404\\n";',
    '  }',
  ];
}

/** Returns a digest of a brand's id for names of variables. Its length is 8, because nginx can't hash long names. */
function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8);
}

/** The length of the longest name that nginx can hash with its default settings. */
const longestHashed = 40;

/**
 * Returns the name of a host for nginx. A name that is too long to hash becomes a regular expression, which nginx does
 * not hash.
 */
function serverName(host: string): string {
  return host.length <= longestHashed ? host : `"~^${host.replaceAll('.', '\\.')}$"`;
}

/**
 * Returns the nginx configuration for the built site of a brand, without certificates. `root` is the brand's folder on
 * the server.
 */
export function nginxConfig(stamped: StampedBrand, root = `/srv/chada/${stamped.id}`): string {
  const { id, domains, rules, apiBaseUrl } = stamped;
  const prefix = `$c${digestOf(id)}`;
  const names = [...new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const variables = names.map((name, index) => [name, `${prefix}_${index}`] as const);
  const path = `${prefix}_path`;
  const rewrites = rules.rewrites.map(
    ({ from, to }) =>
      `  location ~ "${expression(from).replace(/\/$/, '(/|$)')}" { try_files ${to === '/' ? '/index' : to}.html =404; }`,
  );
  const api = [
    '  # Where your backend answers.',
    '  location /api/ {',
    '    proxy_pass http://127.0.0.1:8787;',
    '    proxy_set_header Host $host;',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    # The largest slip and the form around it. The API refuses larger files, in Thai.',
    `    client_max_body_size ${largestUploadMegabytes}m;`,
    '  }',
    '  # The public log of draws. Its files have no extension, and they are the same for everybody.',
    '  location ^~ /fairness/log/ {',
    '    proxy_pass http://127.0.0.1:8787;',
    '    proxy_set_header Host $host;',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '  }',
  ];
  return `${[
    `# ${stamped.name} (${id}). Written by brand:stamp; stamping again replaces it.`,
    ...variables.map(([name, variable]) => headerMap(path, variable, name, stamped)),
    '',
    'server {',
    '  listen 80;',
    '  # listen 443 ssl; with ssl_certificate and ssl_certificate_key of your own',
    `  server_name ${(domains.length === 0 ? [`${id}.localhost`] : domains).map(serverName).join(' ')};`,
    `  root ${quoted(root)};`,
    '  server_tokens off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  # Scripts and styles are stored compressed. With the module for brotli, which is smaller: brotli_static on;',
    '  gzip_static on;',
    '  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    ...contentTypes(),
    '',
    '  # The path of the headers. try_files changes $uri to the file that it sends.',
    `  set ${path} $uri;`,
    ...variables.map(([name, variable]) => `  add_header ${name} ${variable} always;`),
    '',
    '  error_page 404 /404.html;',
    '  location = / { try_files /index.html =404; }',
    '  location / { try_files $uri $uri.html =404; }',
    '  location = /404.html { internal; }',
    '  location ~ "^/404/?$" { return 404; }',
    ...missingFileRules(variables),
    ...rewrites,
    '  location ~ "^(.+)/$" { try_files $1.html =404; }',
    ...(apiBaseUrl.startsWith('/') ? api : []),
    '}',
  ].join('\n')}\n`;
}
