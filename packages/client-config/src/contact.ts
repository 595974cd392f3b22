import * as z from 'zod/mini';
import { lineAccountPattern, httpsUrlPattern } from './patterns.ts';

/** The kinds of contact channels. `custom` is a link to any page. */
export const contactKinds = ['line', 'telegram', 'phone', 'facebook', 'email', 'custom'] as const;
export type ContactKind = (typeof contactKinds)[number];

const lineAccount = z.optional(z.string().check(z.regex(lineAccountPattern)));
const lineAccounts = {
  main: lineAccount,
  backup: lineAccount,
  linkBase: z._default(z.string().check(z.regex(httpsUrlPattern)), 'https://line.me/R/ti/p/'),
};
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));

/* @__NO_SIDE_EFFECTS__ */
function createContactFileSchema() {
  return z.strictObject({
    ...lineAccounts,
    channels: z._default(
      z.array(
        z.strictObject({
          kind: z.enum(contactKinds),
          account: z.optional(z.string().check(z.minLength(1), z.maxLength(254))),
          url: z.optional(z.string().check(z.regex(httpsUrlPattern))),
          name,
        }),
      ),
      [],
    ),
  });
}

export const contactFileSchema = createContactFileSchema();

export const contactSchema = z.object({
  ...lineAccounts,
  channels: z._default(
    z.array(z.object({ kind: z.enum(contactKinds), shown: z.string(), link: z.string(), name })),
    [],
  ),
});

type ContactFile = z.infer<typeof contactFileSchema>;
type BrandContact = z.infer<typeof contactSchema>;
/** A channel through which members can contact the brand. */
export type ContactChannel = BrandContact['channels'][number];

interface Form {
  readonly pattern: RegExp;
  readonly description: string;
  readonly format: (account: string) => string;
  readonly link: (account: string) => string;
}

const withoutAt = (account: string): string => account.replace(/^@/, '');
const digitsOf = (account: string): string => account.replace(/[ -]/g, '');

export const accountForms: Readonly<Record<Exclude<ContactKind, 'custom'>, Form>> = {
  line: {
    pattern: lineAccountPattern,
    description: "a LINE account such as '@example' (official) or '~example' (personal)",
    format: (account) => account.replace(/^~/, ''),
    link: (account) => `https://line.me/R/ti/p/${encodeURIComponent(account)}`,
  },
  telegram: {
    pattern: /^@?[A-Za-z][A-Za-z0-9_]{4,31}$/,
    description: "a Telegram name such as '@example'",
    format: (account) => `@${withoutAt(account)}`,
    link: (account) => `https://t.me/${withoutAt(account)}`,
  },
  phone: {
    // A Thai number has 10 digits if it begins with 06, 08 or 09, and otherwise 9. After +66, it has no 0.
    pattern:
      /^(?:\+(?!66)[1-9](?:[ -]*[0-9]){6,14}|(?:\+66|0)[ -]*(?:[2-57](?:[ -]*[0-9]){7}|[689](?:[ -]*[0-9]){8})|1[0-9]{3}|1[ -]*[89]00(?:[ -]*[0-9]){6})$/,
    description: "a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'",
    format: (account) => account,
    link: (account) => `tel:${digitsOf(account)}`,
  },
  facebook: {
    pattern: /^[A-Za-z0-9.]{5,50}$/,
    description: "the name of a Facebook page as in its address, such as 'example.page'",
    format: (account) => account,
    link: (account) => `https://www.facebook.com/${account}`,
  },
  email: {
    pattern:
      /^(?=[^@]{1,64}@)[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z0-9]$/,
    description: "an e-mail address such as 'help@example.com'",
    format: (account) => account,
    link: (account) => `mailto:${account.replaceAll('%', '%25')}`,
  },
};

export function resolveContact({ channels, ...lines }: ContactFile): BrandContact {
  return {
    ...lines,
    channels: channels.map(({ kind, account: given = '', url = '', name: own }) => {
      const named = own === undefined ? {} : { name: own };
      if (kind === 'custom') return { kind, shown: url.replace(/^https:\/\//, ''), link: url, ...named };
      const { format, link } = accountForms[kind];
      return { kind, shown: format(given), link: link(given), ...named };
    }),
  };
}
