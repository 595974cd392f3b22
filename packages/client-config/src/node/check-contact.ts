import { toAsciiDigits } from '@chada/domain';
import { accountForms, contactKinds, type ContactKind } from '../contact.ts';
import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { lineAccountHint } from './line-account-hint.ts';
import type { Problem } from './problem.ts';

const isKind = (value: unknown): value is ContactKind => contactKinds.some((kind) => kind === value);

function checkFields(
  source: JsonSource,
  path: JsonPath,
  kind: ContactKind,
  channel: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const channelPath = `"contact.channels[${path[2] ?? 0}]"`;
  const required = kind === 'custom' ? ['name', 'url'] : ['account'];
  const unused = kind === 'custom' ? 'account' : 'url';
  return [
    ...required
      .filter((field) => channel[field] === undefined)
      .map((field) =>
        source.problemAt(path, `${channelPath} is of the kind "${kind}" and lacks "${field}".`),
      ),
    ...(channel[unused] === undefined
      ? []
      : [
          source.problemAt(
            [...path, unused],
            `${channelPath} is of the kind "${kind}", which has no "${unused}".`,
            `Use "${kind === 'custom' ? 'url' : 'account'}".`,
          ),
        ]),
  ];
}

/** Returns the link of a channel. Two accounts with the same link are the same, even if they are written differently. */
function linkOf(channel: unknown): string | undefined {
  const [kind, account, url] = ['kind', 'account', 'url'].map((field) => valueAt(channel, [field]));
  if (kind === 'custom') return typeof url === 'string' ? url : undefined;
  const form = isKind(kind) && kind !== 'custom' ? accountForms[kind] : undefined;
  return typeof account === 'string' ? form?.link(account).toLowerCase() : undefined;
}

/** Returns a problem for each account that occurs twice, because members would see two equal cards. */
function checkRepeats(source: JsonSource, channels: readonly unknown[]): readonly Problem[] {
  const [main, backup] = ['main', 'backup'].map((field) => valueAt(source.value, ['contact', field]));
  const lineAccounts = [main, backup].flatMap((account) =>
    typeof account === 'string' ? [linkOf({ kind: 'line', account })] : [],
  );
  const links = channels.map(linkOf);
  return [
    ...(lineAccounts.length === 2 && lineAccounts[0] === lineAccounts[1]
      ? [
          source.problemAt(
            ['contact', 'backup'],
            '"contact.backup" is the same account as "contact.main".',
            'Leave it out.',
          ),
        ]
      : []),
    ...channels.flatMap((channel, index) => {
      const link = links[index];
      if (link === undefined) return [];
      const account = String(valueAt(channel, ['account']) ?? valueAt(channel, ['url']));
      const isTwice = links.indexOf(link) < index;
      if (!isTwice && !lineAccounts.includes(link)) return [];
      const place = isTwice
        ? 'occurs twice in "contact.channels"'
        : 'is already in "contact.main" or "contact.backup"';
      return [source.problemAt(['contact', 'channels', index], `"${account}" ${place}.`)];
    }),
  ];
}

/** Returns a hint for an account that is written as an address, such as the address of a Facebook page. */
function addressHint(account: string, pattern: RegExp): string | undefined {
  const meant = account
    .trim()
    .replace(/^(mailto|tel):/, '')
    .replace(/\/$/, '')
    .replace(/^https:.*\//, '');
  return pattern.test(meant) ? `Did you mean "${meant}"?` : undefined;
}

export function checkContact(source: JsonSource): readonly Problem[] {
  const listed = valueAt(source.value, ['contact', 'channels']);
  const channels: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const wrong = channels.flatMap((channel, index) => {
    const path: JsonPath = ['contact', 'channels', index];
    if (!isJsonObject(channel) || !isKind(channel['kind'])) return [];
    const { kind, account } = channel;
    const fields = checkFields(source, path, kind, channel);
    if (kind === 'custom' || typeof account !== 'string' || account === '') return fields;
    const { pattern, description } = accountForms[kind];
    if (pattern.test(account)) return fields;
    const message = `"contact.channels[${index}].account" must be ${description}; found the text "${account}".`;
    const meant = toAsciiDigits(account);
    const hasThaiDigits = meant !== account && pattern.test(meant);
    const likely = kind === 'line' ? lineAccountHint(account) : addressHint(account, pattern);
    const hint = hasThaiDigits ? `It has Thai digits; write "${meant}".` : likely;
    return [...fields, source.problemAt([...path, 'account'], message, hint)];
  });
  return [...wrong, ...checkRepeats(source, channels)];
}
