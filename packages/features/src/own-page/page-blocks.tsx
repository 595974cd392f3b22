import type { PageBlock, PageBlocks, PageInline, TitledBlocks } from '@chada/client-config/own-page';
import { Card, CheckCircleIcon, LinkButton, WebpPicture } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Inlines } from './page-inline.tsx';
import { Questions } from './questions.tsx';
import { headingId, withPosition } from './with-position.ts';

function List({ block }: { block: Extract<PageBlock, { kind: 'list' }> }): ReactElement {
  const items = withPosition(block.items).map(({ key, part: item }) => {
    const [first, ...others] = item;
    // A list item needs no `p` element if the item consists of one paragraph, with or without lists after the
    // paragraph.
    const isPlain = first?.kind === 'paragraph' && others.every(({ kind }) => kind === 'list');
    return (
      <li key={key}>
        {isPlain && <Inlines parts={first.content} />}
        <Blocks blocks={isPlain ? others : item} />
      </li>
    );
  });
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

interface TitledProps {
  items: readonly TitledBlocks[];
}

function Cards({ items }: TitledProps): ReactElement {
  return (
    <ul className="cf-page-cards">
      {withPosition(items).map(({ key, part: { title, content } }) => (
        <li key={key} className="cf-page-cards__item">
          <Card className="cf-page-card">
            <span className="cf-page-card__icon">
              <CheckCircleIcon size={24} />
            </span>
            <div className="cf-page-card__texts">
              <strong className="cf-page-card__title">
                <Inlines parts={title} />
              </strong>
              <Blocks blocks={content} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Facts({ items }: TitledProps): ReactElement {
  return (
    <Card>
      <dl className="cf-page-facts">
        {withPosition(items).map(({ key, part: { title, content } }) => (
          <div key={key} className="cf-page-facts__line">
            <dt className="cf-page-facts__label">
              <Inlines parts={title} />
            </dt>
            <dd className="cf-page-facts__value">
              <Blocks blocks={content} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface ParagraphProps {
  content: readonly PageInline[];
  isTopLevel: boolean;
}

/** A paragraph. At the top level of a page, a link to a page of the site is a button if it is the whole paragraph. */
function Paragraph({ content, isTopLevel }: ParagraphProps): ReactElement {
  const [only, ...others] = content;
  if (!isTopLevel || only?.kind !== 'link' || others.length > 0 || !only.to.startsWith('/'))
    return (
      <p>
        <Inlines parts={content} />
      </p>
    );
  return (
    <p>
      <LinkButton render={<Link to={only.to} />}>
        <Inlines parts={only.content} />
      </LinkButton>
    </p>
  );
}

interface BlockProps {
  block: PageBlock;
  id: string;
  isTopLevel: boolean;
  /** True for the first questions of a page, whose first answer is open. */
  isFirst: boolean;
}

function Block({ block, id, isTopLevel, isFirst }: BlockProps): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const text = <Inlines parts={block.content} />;
      if (block.level === 3) return <h3>{text}</h3>;
      return isTopLevel ? (
        <h2 id={id} tabIndex={-1}>
          {text}
        </h2>
      ) : (
        <h2>{text}</h2>
      );
    }
    case 'paragraph':
      return <Paragraph content={block.content} isTopLevel={isTopLevel} />;
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'image':
      return (
        <WebpPicture src={block.src}>
          <img src={block.src} alt={block.alt} loading="lazy" />
        </WebpPicture>
      );
    case 'rule':
      return <hr />;
    case 'questions':
      return (
        <Questions
          items={block.items}
          opensFirst={isFirst}
          renderAnswer={(content) => <Blocks blocks={content} />}
        />
      );
    case 'cards':
      return <Cards items={block.items} />;
    case 'facts':
      return <Facts items={block.items} />;
  }
}

export interface BlocksProps {
  blocks: PageBlocks;
  /**
   * True for the blocks of a page, false for the blocks within a block. Only the headings at the top level have ids, to
   * which the page's list of contents links.
   */
  isTopLevel?: boolean;
}

export function Blocks({ blocks, isTopLevel = false }: BlocksProps): ReactElement {
  const questions = blocks.find(({ kind }) => kind === 'questions');
  return (
    <>
      {withPosition(blocks).map(({ key, part }) => (
        <Block
          key={key}
          block={part}
          id={headingId(key)}
          isTopLevel={isTopLevel}
          isFirst={part === questions}
        />
      ))}
    </>
  );
}
