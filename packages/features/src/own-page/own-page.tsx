import { formatDate } from '@chada/messages';
import { ErrorState, PageHeader, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { SidePane } from '../common/brand/side-pane.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { TroubleScene } from '../common/brand/trouble-scene.tsx';
import { useOfflineScene } from '../common/brand/use-offline-scene.tsx';
import { joinThaiWords } from '../common/layout/join-thai-words.ts';
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

function LoadedOwnPage({ page }: { page: BrandPage }): ReactElement {
  const t = useText();
  usePageTitle(page.title);
  const { title, updated } = page;
  const loaded = usePageBlocks(page);
  return (
    <article className="cf-own-page cf-with-side">
      <PageHeader
        title={joinThaiWords(title)}
        {...(updated === undefined
          ? {}
          : { description: t('ownPage.updated', { date: formatDate(updated) }) })}
      />
      <FoldedContents blocks={loaded.blocks ?? []} />
      <div className="cf-own-page__text">
        <Content {...loaded} />
      </div>
      <SidePane scene="history">
        <PageContents blocks={loaded.blocks ?? []} />
      </SidePane>
    </article>
  );
}

function Content({ blocks, failure, retry }: LoadedPage): ReactElement {
  const t = useText();
  const offlineScene = useOfflineScene();
  if (blocks !== undefined) return <Blocks blocks={blocks} linked />;
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
