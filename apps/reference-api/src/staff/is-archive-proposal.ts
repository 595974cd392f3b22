import { connectClient } from '../database/connect-client.ts';

/** True if the id belongs to a proposal to delete the entries of an archived month. */
export async function isArchiveProposal(url: string, id: string | undefined): Promise<boolean> {
  const client = await connectClient(url);
  try {
    const { rowCount } = await client.query(
      `select from api.staff_action where uuid::text = $1 and command = 'ledger archive'`,
      [id],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
