import { Card, ChatIcon, CopyButton, LinkButton, type IconComponent } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../common/brand/site-context.tsx';

export interface ContactCardProps {
  title: string;
  hint?: string;
  children?: ReactNode;
  accountText: string;
  accountLabel?: string;
  accountHint?: string;
  link: {
    href: string;
    text: string;
    Icon?: IconComponent;
    variant: 'primary' | 'secondary';
    /** False for phone and mail links, which would leave a new tab empty. */
    inNewTab: boolean;
  };
  copyLabel?: string;
}

export function ContactCard(props: ContactCardProps): ReactElement {
  const { title, hint, children, accountText, accountLabel, accountHint, link, copyLabel } = props;
  const t = useText();
  const { Icon = ChatIcon } = link;
  const tab = link.inNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Card className="cf-contact-card">
      <div className="cf-contact-card__main">
        <div>
          <h2 className="cf-stage-heading">{title}</h2>
          {hint !== undefined && <p className="cf-hint">{hint}</p>}
        </div>
        <div className="cf-contact-card__account">
          {accountLabel !== undefined && <p className="cf-hint cf-contact-card__label">{accountLabel}</p>}
          <p className="cf-contact-card__id">{accountText}</p>
          {copyLabel !== undefined && (
            <CopyButton
              value={accountText}
              label={copyLabel}
              copiedLabel={t('common.copied')}
              failedLabel={t('common.copyFailed')}
              variant="ghost"
            />
          )}
          {accountHint !== undefined && <p className="cf-hint cf-contact-card__hint">{accountHint}</p>}
        </div>
        <LinkButton
          variant={link.variant}
          fullWidth
          icon={<Icon size={20} />}
          render={({ children: content, ...look }) => (
            <a {...look} href={link.href} {...tab}>
              {content}
            </a>
          )}
        >
          {link.text}
        </LinkButton>
      </div>
      {children}
    </Card>
  );
}
