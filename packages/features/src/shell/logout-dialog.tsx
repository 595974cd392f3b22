import { useLogout } from '@chada/stores';
import { ConfirmDialog } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';

/** Asks before signing out; the question closes by itself after 5 s, which means no (ST-04, CO-02). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const t = useText();
  const logout = useLogout();
  const confirm = () => {
    onClose();
    logout();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('shell.logoutTitle')}
      description={t('shell.logoutQuestion')}
      confirmLabel={t('common.ok')}
      cancelLabel={t('common.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
