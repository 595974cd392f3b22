import { Footer } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/site-context.tsx';

/** The foot of the page: licence or sandbox, age, a word on playing within limits, copyright of its year (SH-07, RD-10, RD-17). */
export function SiteFooter({ kind }: { kind: 'public' | 'member' }): ReactElement {
  const t = useText();
  const { footer, licence, minimumAge } = useClient();
  const year = String(kind === 'public' ? footer.publicYear : footer.memberYear);
  return (
    <Footer copyright={t('shell.copyright', { year, holder: footer.holder })}>
      <p className="cf-footer__age">
        <span className="cf-footer__age-mark" aria-hidden="true">
          {minimumAge}+
        </span>
        {t('shell.minimumAge', { age: minimumAge })}
      </p>
      <p>{t('shell.responsible')}</p>
      <p>{licence === undefined ? t('shell.sandbox') : t('shell.licence', licence)}</p>
    </Footer>
  );
}
