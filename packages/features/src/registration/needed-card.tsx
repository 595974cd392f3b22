import { BankIcon, Card, CheckCircleIcon, PhoneIcon, type IconComponent } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useWide } from '../common/layout/use-wide.ts';

const things: readonly (readonly [
  Icon: IconComponent,
  text: 'registration.neededPhone' | 'registration.neededBank' | 'registration.neededAge',
])[] = [
  [PhoneIcon, 'registration.neededPhone'],
  [BankIcon, 'registration.neededBank'],
  [CheckCircleIcon, 'registration.neededAge'],
];

/** A list of what a visitor needs for the next steps of the registration. Shown only in wide windows. */
export function NeededCard(): ReactElement | null {
  const t = useText();
  const { minimumAge } = useClient();
  if (!useWide()) return null;
  return (
    <Card className="cf-needed">
      <h2 className="cf-needed__title">{t('registration.needed')}</h2>
      <ul className="cf-needed__list">
        {things.map(([Icon, text]) => (
          <li key={text} className="cf-needed__thing">
            <Icon size={20} />
            <span>{t(text, { age: minimumAge })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
