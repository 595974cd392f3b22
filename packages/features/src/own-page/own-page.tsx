import { formatDate, joinThaiPrefixes } from '@chada/messages';
import { useAuth } from '@chada/stores';
import { Card, ChatIcon, ErrorState, LinkButton, PageHeader, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { BrandScene, type BrandSceneProps } from '../common/brand/brand-scene.tsx';
import { Greeting } from '../common/brand/greeting.tsx';
import { SidePane } from '../common/brand/side-pane.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { TroubleScene } from '../common/brand/trouble-scene.tsx';
import { useOfflineScene } from '../common/brand/use-offline-scene.tsx';
import { paths } from '../common/layout/paths.ts';
import { PhoneScene } from '../common/layout/phone-scene.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { Blocks } from './page-blocks.tsx';
import { FoldedContents, PageContents } from './page-contents.tsx';
import { type BrandPage, type LoadedPage, usePageBlocks } from './use-page-blocks.ts';

/** A page that the brand wrote, such as its terms at /terms. */
export function OwnPage(): ReactElement | null {
  const { page: slug } = useParams();
  const page = useClient().pages.find((candidate) => candidate.slug === slug);
  return page === undefined ? null : <LoadedOwnPage key={page.slug} page={page} />;
}

type Scenes = ReturnType<typeof useClient>['assets']['scenes'];

function sceneNamesOf(scenes: Scenes): readonly BrandSceneProps['scene'][] {
  return Object.keys(scenes).filter((name): name is BrandSceneProps['scene'] => name in scenes);
}

function LoadedOwnPage({ page }: { page: BrandPage }): ReactElement {
  const t = useText();
  usePageTitle(page.title);
  const { title, description, updated, layout, picture } = page;
  const { scenes } = useClient().assets;
  const scene = sceneNamesOf(scenes).find((name) => name === picture);
  const loaded = usePageBlocks(page);
  const lead = updated === undefined ? undefined : t('ownPage.updated', { date: formatDate(updated) });
  return (
    <article className="cf-own-page cf-with-side" data-layout={layout}>
      {scene !== undefined && layout === 'cards' && (
        <div className="cf-own-page__picture">
          <BrandScene scene={scene}>{null}</BrandScene>
        </div>
      )}
      <PageHeader
        title={joinThaiPrefixes(title)}
        description={lead ?? (layout === 'questions' ? description : undefined)}
        action={<PagePicture layout={layout} scene={scene} />}
      />
      {layout === undefined && <FoldedContents blocks={loaded.blocks ?? []} />}
      <div className="cf-own-page__text">
        <Content {...loaded} />
        {layout === 'questions' && <AskTeam />}
      </div>
      <SidePane scene={scene ?? 'history'}>
        <PageContents blocks={loaded.blocks ?? []} />
      </SidePane>
    </article>
  );
}

interface PagePictureProps {
  layout: BrandPage['layout'];
  scene: BrandSceneProps['scene'] | undefined;
}

/** The small picture in the header of a page. A page of cards shows its scene above the header instead. */
function PagePicture({ layout, scene }: PagePictureProps): ReactElement | null {
  if (layout === 'cards' && scene !== undefined) return null;
  if (scene !== undefined) return <PhoneScene scene={scene} />;
  return layout === undefined ? null : <Greeting />;
}

/** The last card of a page of questions, with a link to the contact page. */
function AskTeam(): ReactElement {
  const t = useText();
  const { status } = useAuth();
  return (
    <Card className="cf-own-page__ask">
      <span className="ck-mark cf-own-page__ask-icon">
        <ChatIcon size={24} />
      </span>
      <div className="cf-own-page__ask-texts">
        <h2 className="cf-own-page__ask-title">{t('ownPage.askTitle')}</h2>
        <p className="cf-hint">{t('ownPage.askText')}</p>
      </div>
      <LinkButton
        variant="primary"
        render={<Link to={status === 'loggedIn' ? paths.memberContact : paths.contact} />}
      >
        {t('ownPage.ask')}
      </LinkButton>
    </Card>
  );
}

function Content({ blocks, failure, retry }: LoadedPage): ReactElement {
  const t = useText();
  const offlineScene = useOfflineScene();
  if (blocks !== undefined) return <Blocks blocks={blocks} isTopLevel />;
  if (failure === undefined) return <SkeletonGroup label={t('common.loading')} shape="line" count={8} />;
  if (failure === 'replaced')
    return (
      <ErrorState
        title={t('common.loadFailed')}
        illustration={<TroubleScene />}
        retry={{ label: t('common.reload'), onRetry: () => window.location.reload() }}
      >
        {t('apiErrors.chunkFailed')}
      </ErrorState>
    );
  return (
    <ErrorState
      title={t('common.loadFailed')}
      illustration={offlineScene ?? <TroubleScene />}
      retry={{ label: t('common.retry'), onRetry: retry }}
    >
      {t('common.loadFailedHint')}
    </ErrorState>
  );
}
