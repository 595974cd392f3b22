import { ErrorState } from '@chada/ui-kit';
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useContext } from 'react';
import { useText } from '../brand/site-context.tsx';
import { CatchFailure } from '../query/catch-failure.tsx';
import { printExtensionFailure } from './print-extension-failure.ts';
import { type BlockPlace, OwnBlocksSlot, type ReplaceableBlock } from './own-blocks.ts';

/**
 * Renders the block with which a project outside this repository replaces a block of the site. Renders the site's block
 * if the replacement is missing or fails.
 */
export function Replaceable({
  name,
  usual: Usual,
}: {
  name: ReplaceableBlock;
  usual: ComponentType;
}): ReactElement {
  const Own = useContext(OwnBlocksSlot).replacements?.[name];
  if (Own === undefined) return <Usual />;
  return (
    <CatchFailure onFailure={printExtensionFailure(name)} renderFailure={() => <Usual />}>
      <Suspense fallback={null}>
        <Own />
      </Suspense>
    </CatchFailure>
  );
}

function FailedBlock({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useText();
  return <ErrorState title={t('common.loadFailed')} retry={{ label: t('common.retry'), onRetry }} />;
}

export function AddedBlock({ at }: { at: BlockPlace }): ReactNode {
  const Own = useContext(OwnBlocksSlot).blocks?.[at];
  if (Own === undefined) return null;
  return (
    <CatchFailure
      onFailure={printExtensionFailure(at)}
      renderFailure={(_, retry) => <FailedBlock onRetry={retry} />}
    >
      <Suspense fallback={null}>
        <Own />
      </Suspense>
    </CatchFailure>
  );
}
