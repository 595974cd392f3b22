import { loadSetting, useAppDispatch, useConfiguration } from '@chada/stores';
import {
  Button,
  Card,
  ChatIcon,
  EmptyState,
  ErrorState,
  InfoIcon,
  ListRow,
  PageHeader,
  RowList,
  Skeleton,
  SkeletonGroup,
} from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { Greeting } from '../common/brand/greeting.tsx';
import { SidePane } from '../common/brand/side-pane.tsx';
import { TroubleScene } from '../common/brand/trouble-scene.tsx';
import { useOfflineScene } from '../common/brand/use-offline-scene.tsx';
import { AdviceCard } from '../common/layout/advice-card.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { ownPageOf } from '../common/layout/paths.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { ChannelCard } from './channel-card.tsx';
import { LineCard } from './line-card.tsx';

/** The contact page at /contact and /auth/contact (PU-08, ME-14). */
export function ContactPage(): ReactElement {
  const t = useText();
  const { channels } = useClient().contact;
  usePageTitle(t('contact.title'));
  return (
    <div className="cf-contact cf-with-side">
      <PageHeader
        title={t('contact.title')}
        description={<Phrases text={t(channels.length > 0 ? 'contact.leadChannels' : 'contact.lead')} />}
        action={<Greeting />}
      />
      <Accounts />
      {channels.length > 0 && (
        <div className="cf-contact__channels">
          {channels.map((channel) => (
            <ChannelCard key={channel.kind + channel.link} channel={channel} />
          ))}
        </div>
      )}
      <SidePane scene="friends">
        <Notice tone="info" title={t('contact.safe')}>
          {t('contact.safeHint')}
        </Notice>
        <AdviceCard
          icon={<ChatIcon size={20} />}
          title={t('contact.prepare')}
          advices={[t('contact.prepareName'), t('contact.prepareTime'), t('contact.preparePicture')]}
        />
        <HelpPageLink />
      </SidePane>
    </div>
  );
}

/** A link to the brand's page of questions and answers, if the brand has such a page. */
function HelpPageLink(): ReactElement | null {
  const page = useClient().pages.find(({ layout }) => layout === 'questions');
  if (page === undefined) return null;
  const { slug, title, description } = page;
  return (
    <RowList label={title}>
      <ListRow
        icon={<InfoIcon size={20} />}
        title={title}
        detail={description}
        render={<Link to={ownPageOf(slug)} />}
      />
    </RowList>
  );
}

function Accounts(): ReactElement | null {
  const t = useText();
  const dispatch = useAppDispatch();
  const { settingStatus } = useConfiguration();
  const { main, backup } = useContactLines();
  const hasChannels = useClient().contact.channels.length > 0;
  const offlineScene = useOfflineScene();
  const [isLoading, setLoading] = useState(false);
  const ask = async (): Promise<void> => {
    setLoading(true);
    await dispatch(loadSetting());
    setLoading(false);
  };

  if (main !== undefined || backup !== undefined) {
    return (
      <div className="cf-contact__cards">
        {main !== undefined && <LineCard account="main" id={main} />}
        {backup !== undefined && <LineCard account="backup" id={backup} />}
      </div>
    );
  }
  if (hasChannels) return null;
  if (settingStatus === 'ready') {
    return (
      <EmptyState
        illustration={<ChatIcon size={72} />}
        title={t('contact.empty')}
        action={<Button onClick={() => void ask()}>{t('common.reload')}</Button>}
      >
        {t('contact.emptyHint')}
      </EmptyState>
    );
  }
  if (settingStatus === 'failed' || isLoading) {
    return (
      <ErrorState
        title={t('contact.failed')}
        illustration={offlineScene ?? <TroubleScene />}
        retry={{ label: t('common.retry'), onRetry: () => void ask(), loading: isLoading }}
      >
        {t('common.loadFailedHint')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('common.loading')}>
      <div className="cf-contact__cards">
        {['main', 'backup'].map((account) => (
          <Card key={account} className="cf-contact-card">
            <div className="cf-contact-card__main">
              <Skeleton shape="title" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </div>
            <div className="cf-contact-card__scan">
              <Skeleton shape="tile" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
