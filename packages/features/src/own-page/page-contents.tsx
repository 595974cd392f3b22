import type { PageBlock, PageBlocks, PageInline } from '@chada/client-config/own-page';
import { Card, ChevronDownIcon } from '@chada/ui-kit';
import type { MouseEvent, ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useCurrentHeading } from './use-current-heading.ts';
import { headingId } from './with-position.ts';

const MIN_HEADINGS = 3;
const MIN_FOLDED_HEADINGS = 4;

function plainText(parts: readonly PageInline[]): string {
  return parts
    .map((part) => ('text' in part ? part.text : part.kind === 'break' ? ' ' : plainText(part.content)))
    .join('');
}

function headingsOf(blocks: readonly PageBlock[]): readonly { readonly id: string; readonly text: string }[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: headingId(String(index)), text: plainText(block.content) }]
      : [],
  );
}

/**
 * Scrolls to a heading and moves the focus to the heading. Does not change the URL, because each change would add a
 * history entry, and the member would have to press Back several times to leave the page.
 */
function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

interface HeadingLinksProps {
  headings: ReturnType<typeof headingsOf>;
  /** The id of the heading whose text is in view. */
  current?: string | undefined;
}

function HeadingLinks({ headings, current }: HeadingLinksProps): ReactElement {
  return (
    <ul className="cf-page-contents__list">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            className="cf-page-contents__link"
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => goTo(event, id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the headings of a long page, for wide windows. */
export function PageContents({ blocks }: { blocks: PageBlocks }): ReactElement | null {
  const t = useText();
  const headings = headingsOf(blocks);
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <Card className="cf-side-pane__wide">
      <nav aria-labelledby="page-contents">
        <h2 id="page-contents" className="cf-page-contents__title">
          {t('ownPage.contents')}
        </h2>
        <HeadingLinks headings={headings} current={current} />
      </nav>
    </Card>
  );
}

/** Links to the headings of a very long page in a fold, for narrow windows. The fold works without JavaScript. */
export function FoldedContents({ blocks }: { blocks: PageBlocks }): ReactElement | null {
  const t = useText();
  const headings = headingsOf(blocks);
  if (headings.length < MIN_FOLDED_HEADINGS) return null;
  return (
    <details className="cf-page-contents">
      <summary className="cf-page-contents__summary">
        {t('ownPage.contents')}
        <ChevronDownIcon size={20} />
      </summary>
      <nav aria-label={t('ownPage.contents')}>
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  );
}
