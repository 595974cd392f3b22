import { Button } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { BreakChoice } from './break-choice.tsx';

/** Lets a member begin a break on the maintenance page. */
export function MaintenanceBreak(): ReactElement | null {
  const t = useText();
  const { protection } = useClient();
  const [isOpen, setIsOpen] = useState(false);
  if (protection === undefined) return null;
  return (
    <div className="cf-maintenance-break ck-stack" data-space="5">
      {isOpen ? (
        <BreakChoice flow="maintenanceBreak" protection={protection} />
      ) : (
        <Button fullWidth onClick={() => setIsOpen(true)}>
          {t('protection.toBreak')}
        </Button>
      )}
    </div>
  );
}
