import { useNow } from '@chada/stores';
import { type ProtectionState, useAcknowledgeRealityCheckMutation } from '@chada/stores/protection';
import { Button, Dialog, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../common/brand/site-context.tsx';
import { DialogLink } from '../../common/layout/dialog-link.tsx';
import { paths } from '../../common/layout/paths.ts';
import { useHistoryDialog } from '../../common/layout/use-history-dialog.ts';
import { durationText } from '../../common/protection/limit-text.ts';
import { minutesSince } from '../../common/protection/minutes-since.ts';
import { SessionFacts } from '../../common/protection/session-facts.tsx';
import { useRealityCheck } from './use-reality-check.ts';

export function RealityCheck(): ReactElement | null {
  const state = useRealityCheck();
  return state === null ? null : <RealityCheckDialog key={state.realityCheck.nextAt} state={state} />;
}

/**
 * The dialog of a reality check. No button has the focus. Only a button or the browser's Back button closes the dialog.
 */
function RealityCheckDialog({ state }: { state: ProtectionState }): ReactElement {
  const t = useText();
  const now = useNow();
  const { pathname } = useLocation();
  const dialog = useHistoryDialog('realityCheck');
  const [acknowledge] = useAcknowledgeRealityCheckMutation();
  const [openedOn, setOpenedOn] = useState<string | undefined>(undefined);
  const { isOpen, open } = dialog;
  useEffect(() => {
    if (openedOn === pathname) return;
    setOpenedOn(pathname);
    if (!isOpen) open();
  }, [openedOn, pathname, isOpen, open]);
  const dismiss = (): void => void acknowledge({});
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      title={t('realityCheck.title', {
        duration: durationText(minutesSince(state.session.startedAt, now), t),
      })}
      description={t('realityCheck.text')}
      onClose={() => undefined}
      actions={
        <div className="cf-reality-check__actions ck-stack" data-space="2">
          <Button
            fullWidth
            onClick={() => {
              dismiss();
              dialog.close();
            }}
          >
            {t('realityCheck.goOn')}
          </Button>
          <LinkButton fullWidth render={<DialogLink to={paths.playHistory} onClick={dismiss} />}>
            {t('realityCheck.history')}
          </LinkButton>
          <LinkButton fullWidth render={<DialogLink to={paths.playBreak} onClick={dismiss} />}>
            {t('realityCheck.rest')}
          </LinkButton>
        </div>
      }
    >
      <div className="cf-reality-check__facts" tabIndex={-1} data-autofocus>
        <SessionFacts session={state.session} />
      </div>
    </Dialog>
  );
}
