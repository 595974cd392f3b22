import { addTexts } from '@chada/messages';
import { careNotice, helpLine } from '@chada/messages/texts';
import type { Protection } from '@chada/client-config';
import { useDismissCareNoticeMutation } from '@chada/stores/protection';
import { Button, FormError, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../brand/site-context.tsx';
import { Notice } from '../layout/notice.tsx';
import { paths } from '../layout/paths.ts';
import { Phrases } from '../layout/phrases.tsx';
import { describeError } from '../query/describe-error.ts';
import { callAddress } from './call-address.ts';

addTexts({ careNotice, helpLine });

const links = [
  { to: paths.protection, text: 'careNotice.limits' },
  { to: paths.playBreak, text: 'careNotice.rest' },
] as const;

export interface CareNoticeProps {
  line: Protection['helpLine'];
  isDue: boolean;
}

/**
 * A message to a member whose play shows signs of harm. All buttons have the same style, so that no choice is favoured.
 */
export function CareNotice({ line: { name, number }, isDue }: CareNoticeProps): ReactElement | null {
  const t = useText();
  const { pathname } = useLocation();
  const [dismiss, { isLoading, isSuccess, error }] = useDismissCareNoticeMutation();
  const done = useRef<HTMLParagraphElement>(null);
  // Moves the focus to the message, because the pressed button has disappeared.
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  if (isSuccess)
    return (
      <p ref={done} role="status" tabIndex={-1} className="ck-visually-hidden">
        {t('careNotice.dismissed')}
      </p>
    );
  if (!isDue) return null;
  return (
    <Notice
      tone="info"
      title={t('careNotice.title')}
      actions={
        <>
          {links
            .filter(({ to }) => to !== pathname)
            .map(({ to, text }) => (
              <LinkButton key={to} size="sm" render={<Link to={to} />}>
                {t(text)}
              </LinkButton>
            ))}
          <LinkButton size="sm" href={callAddress(number)}>
            {t('helpLine.call', { number })}
          </LinkButton>
          <Button size="sm" loading={isLoading} onClick={() => void dismiss()}>
            {t('careNotice.dismiss')}
          </Button>
        </>
      }
    >
      <p>
        <Phrases text={t('careNotice.text', { name: name ?? t('helpLine.standardName') })} />
      </p>
      <p className="cf-hint">
        <Phrases text={t('careNotice.why')} />
      </p>
      {error !== undefined && (
        <FormError title={t('careNotice.failed')} errors={[{ message: describeError(error, t) }]} />
      )}
    </Notice>
  );
}
