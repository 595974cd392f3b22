import { createHash } from 'node:crypto';
import type { Consent, ResolvedClient } from '@chada/client-config';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type ConsentingBrand = Pick<ResolvedClient, 'registration' | 'pages'>;

export type StoredAnswer = Selectable<Tables['member_consent']>;

/**
 * Returns a SHA-256 hash that covers a consent's text and the Markdown source of its page. The hash can later prove which
 * text a member read.
 */
export function consentHash({ text, page }: Consent, pages: ResolvedClient['pages']): string {
  const details = pages.find(({ slug }) => slug === page);
  const read = [text, details === undefined ? null : (details.sourceHash ?? null)];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

function shownText({ text, page }: Consent, pages: ResolvedClient['pages']): string {
  const title = pages.find(({ slug }) => slug === page)?.title;
  return title === undefined ? text : `${text} ${title}`;
}

/** Returns the row of a member's answer to the current version of a consent. */
export function answerRow(
  { pages }: ConsentingBrand,
  consent: Consent,
  { memberId, given, at }: { readonly memberId: number; readonly given: boolean; readonly at: Date },
): Insertable<Tables['member_consent']> {
  return {
    member_id: memberId,
    consent_id: consent.id,
    version: consent.version,
    text_hash: consentHash(consent, pages),
    hash_of: 'source',
    shown_text: shownText(consent, pages),
    given,
    given_at: at,
  };
}

/** Returns the member's latest answer to each version of each consent, oldest first. */
export function readAnswers(db: Database | Tx, memberId: number): Promise<StoredAnswer[]> {
  return db
    .selectFrom((all) =>
      all
        .selectFrom('member_consent')
        .selectAll()
        .distinctOn(['consent_id', 'version'])
        .where('member_id', '=', memberId)
        .orderBy('consent_id')
        .orderBy('version')
        .orderBy('id', 'desc')
        .as('latest'),
    )
    .selectAll()
    .orderBy('id')
    .execute();
}
