import type { PageBlock, PageBlocks } from '@chada/client-config/own-page';
import { WebpPicture } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Inlines } from './page-inline.tsx';
import { withPosition } from './with-position.ts';

function List({ block }: { block: Extract<PageBlock, { kind: 'list' }> }): ReactElement {
  const items = withPosition(block.items).map(({ key, part: item }) => {
    const [first, ...others] = item;
    // A list item with a single paragraph needs no `p` element.
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

function Block({ block }: { block: PageBlock }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const text = <Inlines parts={block.content} />;
      return block.level === 2 ? <h2>{text}</h2> : <h3>{text}</h3>;
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

export function Blocks({ blocks }: { blocks: PageBlocks }): ReactElement {
  return (
    <>
      {withPosition(blocks).map(({ key, part }) => (
        <Block key={key} block={part} />
      ))}
    </>
  );
}
