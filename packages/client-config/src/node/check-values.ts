import type { Problem } from './problem.ts';
import { countryCodes } from './country-codes.ts';
import { type JsonPath, type JsonSource, valueAt } from './json-source.ts';
import { apiBasePattern } from '../patterns.ts';
import type { CheckTarget } from './check-client-file.ts';

const largestMinimums = { minimumDepositSatang: 500_000, minimumWithdrawalSatang: 100_000 } as const;

function checkMinimums(source: JsonSource): readonly Problem[] {
  return Object.entries(largestMinimums).flatMap(([field, max]) => {
    const path = ['limits', field];
    const value = valueAt(source.value, path);
    if (typeof value !== 'number' || value <= max) return [];
    const message = `"${path.join('.')}" is ${value / 100} baht; the most are ${max / 100} baht.`;
    return [source.problemAt(path, message, 'The unit is satang: 10000 is 100 baht.')];
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

function checkCountries(source: JsonSource): readonly Problem[] {
  return textsAt(source, ['blockedCountries']).flatMap(([code, path]) => {
    if (!/^[A-Z]{2}$/.test(code) || countryCodes.includes(code)) return [];
    const hint = code === 'UK' ? 'Did you mean "GB"?' : 'Such as "TH"; see ISO 3166-1.';
    return [source.problemAt(path, `"${code}" is the code of no country.`, hint)];
  });
}

/**
 * Returns a problem for each domain that is an IP address, or that every computer uses for itself: `localhost`, or a name
 * such as `example.localhost`.
 */
function checkLocalDomains(source: JsonSource): readonly Problem[] {
  return textsAt(source, ['domains']).flatMap(([domain, path]) => {
    if (/^\d+(\.\d+){3}$/.test(domain)) {
      const message = `"${domain}" is the address of a computer, not a domain.`;
      return [source.problemAt(path, message, 'Write a name such as "www.example.com".')];
    }
    if (!/(^|\.)localhost$/.test(domain)) return [];
    const hint = 'Leave it out. In development each brand has <id>.localhost.';
    return [source.problemAt(path, `"${domain}" is a name of this computer, not a domain.`, hint)];
  });
}

function checkHostLengths(source: JsonSource): readonly Problem[] {
  return textsAt(source, ['domains']).flatMap(([domain, path]) => {
    const [longest = ''] = domain.split('.').toSorted((a, b) => b.length - a.length);
    if (domain.length <= 253 && longest.length <= 63) return [];
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
    ...checkLocalDomains(source),
    ...checkHostLengths(source),
    ...checkProviders(source),
    ...checkLinkBase(source),
    ...checkApi(source, target),
  ];
}
