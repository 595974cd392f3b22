import type { ConfigurationEntry, GlobalSetting, UserSetting } from '@chada/contract';

/** The ids of the messaging accounts (EN-05), and the promotion for visitors (RD-22). */
export function presentGlobalSetting(
  row: { line1_id: string | null; line2_id: string | null },
  promotion: UserSetting,
): GlobalSetting {
  return { line: { line1: { id: row.line1_id }, line2: { id: row.line2_id } }, promotion };
}

/** A configuration entry in the form of the specification (EN-04). */
export function presentEntry({ key, path }: { key: string; path: string }): ConfigurationEntry {
  return { key, value: { data: { path } } };
}
