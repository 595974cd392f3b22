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

export function checkContact(source: JsonSource): readonly Problem[] {
  const channels = valueAt(source.value, ['contact', 'channels']);
  if (!Array.isArray(channels)) return [];
  return channels.flatMap((channel: unknown, index) => {
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
    const lineHint = kind === 'line' ? lineAccountHint(account) : undefined;
    const hint = hasThaiDigits ? `It has Thai digits; write "${meant}".` : lineHint;
    return [...fields, source.problemAt([...path, 'account'], message, hint)];
  });
}
