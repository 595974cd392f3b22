import type { Consent } from '@chada/client-config';
import type { ConsentState } from '@chada/stores/consent';
import { Card, LinkButton, Skeleton, SkeletonGroup, StatusPill } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../common/brand/site-context.tsx';
import { ConsentPageLink } from '../../common/consent/consent-page-link.tsx';
import { ConsentText } from '../../common/consent/consent-text.tsx';
import { DateAndTime } from '../../common/layout/date-and-time.tsx';
import { FactList } from '../../common/layout/fact-list.tsx';
import { Notice } from '../../common/layout/notice.tsx';
import { paths } from '../../common/layout/paths.ts';
import { ChangeButton } from './change-button.tsx';

interface CardProps {
  text: ReactNode;
  state: ConsentState | undefined;
  children: ReactNode;
}

function ConsentFrame({ text, state, children }: CardProps): ReactElement {
  const t = useText();
  const status = state === undefined ? 'unanswered' : state.given ? 'given' : 'withdrawn';
  return (
    <Card>
      <div className="ck-stack" data-space="3">
        <div className="cf-my-consent__head">
          <h2 className="cf-my-consent__text">{text}</h2>
          <StatusPill tone={status === 'given' ? 'positive' : 'neutral'}>
            {t(`myConsents.${status}`)}
          </StatusPill>
        </div>
        {state && (
          <FactList
            facts={[
              {
                label: t(state.given ? 'myConsents.givenAt' : 'myConsents.withdrawnAt'),
                value: <DateAndTime at={state.answeredAt} />,
              },
              { label: t('myConsents.version'), value: state.version },
            ]}
          />
        )}
        {children}
      </div>
    </Card>
  );
}

interface ConsentCardProps {
  consent: Consent;
  /** Undefined if the member has never answered the consent. */
  state: ConsentState | undefined;
}

/**
 * Shows a consent and the member's answer. An optional consent has a button to give or withdraw the consent. A required
 * consent has a link to the contact page instead.
 */
export function ConsentCard({ consent, state }: ConsentCardProps): ReactElement {
  const t = useText();
  const { id, version, required } = consent;
  const isGiven = state?.given === true;
  return (
    <ConsentFrame text={<ConsentText consent={consent} />} state={state}>
      {isGiven && state.version !== version && (
        <p className="cf-hint">{t('myConsents.newVersion', { version })}</p>
      )}
      <ConsentPageLink consent={consent} />
      {required ? <RequiredNotice /> : <ChangeButton {...{ id, version }} isGiven={isGiven} />}
    </ConsentFrame>
  );
}

/**
 * The placeholder of a consent while the member's answers load. It has the height of an answered consent, so that the
 * links below do not move.
 */
export function ConsentSkeleton({ consent }: { consent: Consent }): ReactElement {
  const t = useText();
  return (
    <Card>
      <div className="ck-stack cf-my-consent-wait" data-space="3">
        <div className="cf-my-consent__head">
          <h2 className="cf-my-consent__text">
            <ConsentText consent={consent} />
          </h2>
          <Skeleton shape="amount" />
        </div>
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton className="cf-my-consent-wait__facts" />
        </SkeletonGroup>
        <ConsentPageLink consent={consent} />
        {consent.required ? <RequiredNotice /> : <Skeleton className="cf-my-consent-wait__button" />}
      </div>
    </Card>
  );
}

function RequiredNotice(): ReactElement {
  const t = useText();
  return (
    <Notice
      tone="info"
      title={t('myConsents.required')}
      actions={
        <LinkButton size="sm" render={<Link to={paths.memberContact} />}>
          {t('myConsents.contact')}
        </LinkButton>
      }
    >
      {t('myConsents.requiredHint')}
    </Notice>
  );
}

/** A consent that the brand no longer asks for. The member can still withdraw this consent. */
export function DroppedConsentCard({ state }: { state: ConsentState }): ReactElement {
  const t = useText();
  const { id, version, given, text } = state;
  return (
    <ConsentFrame text={text ?? t('myConsents.droppedId', { id })} state={state}>
      <p className="cf-hint">{t(given ? 'myConsents.droppedGiven' : 'myConsents.droppedWithdrawn')}</p>
      {given && <ChangeButton {...{ id, version }} isGiven />}
    </ConsentFrame>
  );
}
