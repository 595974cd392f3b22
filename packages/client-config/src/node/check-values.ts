import type { Problem } from './problem.ts';
import { countryCodes } from './country-codes.ts';
import { label, type JsonPath, type JsonSource, valueAt } from './json-source.ts';
import { textsIn } from './check-texts.ts';
import { apiBasePattern, hostNamePattern } from '../patterns.ts';
import type { CheckTarget } from './check-client-file.ts';

const largestMinimums = { minimumDepositSatang: 500_000, minimumWithdrawalSatang: 100_000 } as const;

/** Amounts below 10 baht are possible, but are probably in baht instead of satang. */
const unusualMinimum = 1_000;

const satangHint = 'The unit is satang: 10000 is 100 baht.';

function checkMinimums(source: JsonSource): readonly Problem[] {
  return Object.entries(largestMinimums).flatMap(([field, max]) => {
    const path = ['limits', field];
    const value = valueAt(source.value, path);
    if (typeof value !== 'number' || value <= max) return [];
    const message = `"${path.join('.')}" is ${value / 100} baht; the most are ${max / 100} baht.`;
    return [source.problemAt(path, message, satangHint)];
  });
}

function checkQuickAmounts(source: JsonSource): readonly Problem[] {
  const path = ['limits', 'quickAmountsSatang'];
  const amounts: unknown = valueAt(source.value, path);
  if (!Array.isArray(amounts)) return [];
  return amounts.flatMap((amount: unknown, index) => {
    const before: unknown = amounts[index - 1];
    if (typeof amount !== 'number' || typeof before !== 'number' || amount > before) return [];
    const message = `"limits.quickAmountsSatang[${index}]" is ${amount / 100} baht and follows ${before / 100} baht.`;
    return [source.problemAt([...path, index], message, 'Write each amount once, from small to large.')];
  });
}

/** Returns a note for each amount of `limits` that is probably written in baht instead of satang. */
export function amountNotes(source: JsonSource): readonly Problem[] {
  return [...minimumNotes(source), ...unusableAmounts(source)];
}

function minimumNotes(source: JsonSource): readonly Problem[] {
  return Object.keys(largestMinimums).flatMap((field) => {
    const path = ['limits', field];
    const value = valueAt(source.value, path);
    if (!Number.isInteger(value) || Number(value) <= 0 || Number(value) >= unusualMinimum) return [];
    return [source.problemAt(path, `"${path.join('.')}" is only ${Number(value) / 100} baht.`, satangHint)];
  });
}

/** Returns a note if the site shows none of the suggested amounts, because they are below both minimums. */
function unusableAmounts(source: JsonSource): readonly Problem[] {
  const path = ['limits', 'quickAmountsSatang'];
  const amounts: unknown = valueAt(source.value, path);
  const minimums = Object.keys(largestMinimums).map((field) => {
    const value = valueAt(source.value, ['limits', field]);
    return typeof value === 'number' ? value : defaultMinimum;
  });
  const min = Math.min(...minimums);
  if (!Array.isArray(amounts) || amounts.length === 0) return [];
  if (!amounts.every((amount: unknown) => typeof amount === 'number' && amount < min)) return [];
  const message = `The site shows none of "limits.quickAmountsSatang", because all are below the minimum of ${min / 100} baht.`;
  return [source.problemAt(path, message, satangHint)];
}

const defaultMinimum = 10_000;

function checkCountries(source: JsonSource): readonly Problem[] {
  return textsAt(source, ['blockedCountries']).flatMap(([code, path]) => {
    if (!/^[A-Z]{2}$/.test(code) || countryCodes.includes(code)) return [];
    const hint = code === 'UK' ? 'Did you mean "GB"?' : 'Such as "TH"; see ISO 3166-1.';
    return [source.problemAt(path, `"${code}" is the code of no country.`, hint)];
  });
}

/**
 * Returns a problem for each domain that is an IP address, that every computer uses for itself (`localhost`, or a name
 * such as `example.localhost`), that browsers can't open, or that members can't reach.
 */
function checkDomainNames(source: JsonSource, target: CheckTarget): readonly Problem[] {
  return textsAt(source, ['domains']).flatMap(([domain, path]) => {
    const mistake = domainMistake(domain, target);
    return mistake === undefined ? [] : [source.problemAt(path, `"${domain}" ${mistake[0]}.`, mistake[1])];
  });
}

function domainMistake(
  domain: string,
  target: CheckTarget,
): readonly [mistake: string, hint?: string] | undefined {
  if (!hostNamePattern.test(domain)) return undefined;
  // `URL` converts numbers such as `1.2.3` to an IP address, as browsers do.
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
  if (host !== undefined && /^\d+(\.\d+){3}$/.test(host))
    return ['is the address of a computer, not a domain', 'Write a name such as "www.example.com".'];
  if (/(^|\.)localhost$/.test(domain))
    return [
      'is a name of this computer, not a domain',
      'Leave it out. In development each brand has <id>.localhost.',
    ];
  if (host === undefined && hasRightLengths(domain)) return ['is a name that browsers can not open'];
  if (target === 'production' && isUnreachable(domain)) return ['is a name that members can not reach'];
  return undefined;
}

function hasRightLengths(domain: string): boolean {
  return domain.length <= 253 && domain.split('.').every((part) => part.length <= 63);
}

function checkHostLengths(source: JsonSource): readonly Problem[] {
  return textsAt(source, ['domains']).flatMap(([domain, path]) => {
    const [longest = ''] = domain.split('.').toSorted((a, b) => b.length - a.length);
    if (hasRightLengths(domain)) return [];
    const [longText, max] = longest.length > 63 ? [longest, 63] : [domain, 253];
    const message = `"${longText.slice(0, 20)}…" has ${longText.length} letters; the most are ${max}.`;
    return [
      source.problemAt(path, message, 'A host name has at most 63 letters between dots, and 253 in total.'),
    ];
  });
}

function checkProviders(source: JsonSource): readonly Problem[] {
  const path = ['game', 'providers'];
  const providers = valueAt(source.value, path);
  if (!Array.isArray(providers) || providers.length > 0) return [];
  const hint = 'Leave it out to offer the games of all providers.';
  return [source.problemAt(path, '"game.providers" is empty, so the brand would have no game.', hint)];
}

/** Checks that `contact.linkBase` is an address of LINE. Accounts of other services belong in `contact.channels`. */
function checkLinkBase(source: JsonSource): readonly Problem[] {
  const path = ['contact', 'linkBase'];
  const base = valueAt(source.value, path);
  if (typeof base !== 'string' || !URL.canParse(base)) return [];
  if (/(^|\.)line\.me$/.test(new URL(base).hostname)) return [];
  const message =
    '"contact.linkBase" is not an address of LINE, so the links to the accounts would be broken.';
  const hint = 'Leave it out. An account of another service belongs in "contact.channels".';
  return [source.problemAt(path, message, hint)];
}

/** Checks each address that has the right form, but that no browser can open, such as one with the port 99999. */
function checkAddresses(source: JsonSource, target: CheckTarget): readonly Problem[] {
  return textsIn(source.value, []).flatMap(({ text, path }) => {
    if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/\S*)?$/.test(text)) return [];
    const name = `"${label(path)}"`;
    const [, host = '', port = ''] = /^https:\/\/([^/:]*)(?::(\d+))?/.exec(text) ?? [];
    if (Number(port) > 65_535)
      return [source.problemAt(path, `${name} has the port ${port}; the most are 65535.`)];
    if (host.split('.').includes('') || !URL.canParse(text))
      return [source.problemAt(path, `${name} has a wrong host name.`)];
    if (target !== 'production' || !isUnreachable(host)) return [];
    const hint = host.endsWith(sandboxHost)
      ? 'It is a service of the sandbox. Write your own, or leave the field out.'
      : undefined;
    return [source.problemAt(path, `${name} is on "${host}", which members can not reach.`, hint)];
  });
}

const sandboxHost = '.sandbox.example';

/** True for the name of a local network, for a private IP address, and for the services of the sandbox. */
function isUnreachable(host: string): boolean {
  return (
    !host.includes('.') ||
    host.endsWith(sandboxHost) ||
    /(?:^|\.)(?:localhost|local|internal|lan|invalid|test)$/.test(host) ||
    /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(host)
  );
}

function holderMistake(holder: string): readonly [mistake: string, hint: string] | undefined {
  const [sign] = /©|\(c\)|copyright/i.exec(holder) ?? [];
  const [year] = /(?:^|\s)(?:19|20|25)\d\d(?:\s?[-–]\s?\d{4})?$|^(?:19|20|25)\d\d(?=\s)/.exec(holder) ?? [];
  const added = sign ?? year?.trim();
  return added === undefined
    ? undefined
    : [`has "${added}", which the footer adds`, 'Write only the name of the holder.'];
}

function checkFooter(source: JsonSource): readonly Problem[] {
  const holder = valueAt(source.value, ['footer', 'holder']);
  const mistake = typeof holder === 'string' ? holderMistake(holder) : undefined;
  const future = new Date().getFullYear() + 1;
  return [
    ...(mistake === undefined
      ? []
      : [source.problemAt(['footer', 'holder'], `"footer.holder" ${mistake[0]}.`, mistake[1])]),
    ...['publicYear', 'memberYear'].flatMap((field) => {
      const year = valueAt(source.value, ['footer', field]);
      if (typeof year !== 'number' || year <= future || year > 2200) return [];
      return [source.problemAt(['footer', field], `"footer.${field}" is ${year}, which is in the future.`)];
    }),
  ];
}

function checkApi(source: JsonSource, target: CheckTarget): readonly Problem[] {
  const path = ['api', 'baseUrl'];
  const base = valueAt(source.value, path);
  const isLocal = typeof base === 'string' && base.startsWith('http://') && apiBasePattern.test(base);
  if (target !== 'production' || !isLocal) return [];
  const message = `A production build needs an API over https; "api.baseUrl" is "${base}".`;
  return [source.problemAt(path, message, 'Only this computer can reach that address.')];
}

function textsAt(source: JsonSource, path: JsonPath): readonly (readonly [text: string, path: JsonPath])[] {
  const items = valueAt(source.value, path);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) =>
    typeof item === 'string' ? [[item, [...path, index]] as const] : [],
  );
}

export function checkValues(source: JsonSource, target: CheckTarget): readonly Problem[] {
  return [
    ...checkMinimums(source),
    ...checkQuickAmounts(source),
    ...checkCountries(source),
    ...checkDomainNames(source, target),
    ...checkHostLengths(source),
    ...checkProviders(source),
    ...checkLinkBase(source),
    ...checkApi(source, target),
    ...checkAddresses(source, target),
    ...checkFooter(source),
  ];
}
