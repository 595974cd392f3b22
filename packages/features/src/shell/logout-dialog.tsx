import { useLogout } from '@chada/stores';
import { ConfirmDialog } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import type { HistoryDialog } from '../common/layout/use-history-dialog.ts';

/**
 * The dialog that confirms a sign-out. Without an answer, the dialog closes after 5 seconds and keeps the session
 * (ST-04, CO-02).
 */
export function LogoutDialog({ dialog }: { dialog: HistoryDialog }): ReactElement {
  const t = useText();
  const logout = useLogout();
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      title={t('shell.logoutTitle')}
      description={t('shell.logoutQuestion')}
      confirmLabel={t('common.ok')}
      cancelLabel={t('common.cancel')}
      onConfirm={logout}
      onCancel={dialog.close}
    />
  );
}
