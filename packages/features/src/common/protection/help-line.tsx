import type { ResolvedClient } from '@chada/client-config';
import { Card, ChatIcon, LinkButton, PhoneIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';
import { Phrases } from '../layout/phrases.tsx';
import { callAddress } from './call-address.ts';

type Line = NonNullable<ResolvedClient['protection']>['helpLine'];

export function HelpLine({ line: { name, number, url } }: { line: Line }): ReactElement {
  const t = useText();
  return (
    <Card className="cf-help-line">
      <h2 className="cf-help-line__title">{t('helpLine.title')}</h2>
      <p className="cf-hint">
        <Phrases text={t('helpLine.text')} />
      </p>
      <p className="cf-help-line__name">{name ?? t('helpLine.standardName')}</p>
      <div className="ck-stack" data-space="2">
        <LinkButton fullWidth icon={<PhoneIcon size={20} />} href={callAddress(number)}>
          {t('helpLine.call', { number })}
        </LinkButton>
        {url !== undefined && (
          <LinkButton variant="ghost" fullWidth icon={<ChatIcon size={20} />} href={url}>
            {t('helpLine.site')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
