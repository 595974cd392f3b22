import type { PageBlock, PageBlocks } from '@chada/client-config/own-page';
import { WebpPicture } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Inlines } from './page-inline.tsx';
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

function Block({ block, id }: { block: PageBlock; id: string | undefined }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const text = <Inlines parts={block.content} />;
      if (block.level === 3) return <h3>{text}</h3>;
      return id === undefined ? (
        <h2>{text}</h2>
      ) : (
        <h2 id={id} tabIndex={-1}>
          {text}
        </h2>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.content} />
        </p>
      );
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
  }
}

export interface BlocksProps {
  blocks: PageBlocks;
  /** True to give the headings ids, so that the page's list of contents can link to the headings. */
  linked?: boolean;
}

export function Blocks({ blocks, linked = false }: BlocksProps): ReactElement {
  return (
    <>
      {withPosition(blocks).map(({ key, part }) => (
        <Block key={key} block={part} id={linked ? headingId(key) : undefined} />
      ))}
    </>
  );
}
