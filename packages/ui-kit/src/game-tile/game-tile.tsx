import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { ListItems } from '../internal/list-items.tsx';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface GameTileProps {
  title: string;
  detail?: ReactNode;
  /** True if the cover already shows the detail. Then only screen readers read the detail below the title. */
  detailOnCover?: boolean;
  /** The cover: `<GameArt>`, or `<RemoteImage dimension={100}>` with the ratio 3:4. */
  art: ReactNode;
  /**
   * True to show the title on the dark area at the bottom of the cover. The title has the height
   * `--ck-lettering-height`.
   */
  lettered?: boolean;
  badge?: ReactNode;
  onOpen?: () => void;
  href?: string;
  render?: LinkRender;
  /** Shows a spinner and ignores taps. */
  loading?: boolean;
  /** True if the game can't be opened. `detail` should give the reason. */
  disabled?: boolean;
}

/** A game's cover with the game's name below. */
export function GameTile(props: GameTileProps): ReactElement {
  const { title, detail, detailOnCover, art, lettered, badge, onOpen, href, render, loading, disabled } =
    props;
  const form = {
    ...(lettered === true ? { 'data-form': 'lettered' as const } : {}),
    ...(detailOnCover === true ? { 'data-detail': 'on-cover' as const } : {}),
  };
  const body = (
    <>
      <span className="ck-game-tile__cover">
        {art}
        {badge ? <span className="ck-game-tile__badge">{badge}</span> : null}
        {loading === true && <span className="ck-game-tile__busy" aria-hidden="true" />}
      </span>
      <span className="ck-game-tile__texts">
        <span className="ck-game-tile__title">
          <span className="ck-game-tile__lettering">{wholeWords(title)}</span>
        </span>
        {detail ? <span className="ck-game-tile__detail">{detail}</span> : null}
      </span>
    </>
  );
  if (href !== undefined || render !== undefined) {
    return renderLink(render, {
      ...(href === undefined ? {} : { href }),
      ...form,
      className: 'ck-game-tile',
      children: body,
    });
  }
  return (
    <button
      type="button"
      className="ck-game-tile"
      {...form}
      disabled={disabled}
      aria-busy={loading === true ? true : undefined}
      onClick={() => {
        if (loading !== true) onOpen?.();
      }}
    >
      {body}
    </button>
  );
}

/** Keeps each word of a title on one line, because browsers break unknown Thai words at any syllable. */
function wholeWords(title: string): ReactNode {
  const words = title.split(' ');
  if (words.length === 1) return title;
  return words.map((word, index) => (
    <Fragment key={words.slice(0, index + 1).join(' ')}>
      {index > 0 && ' '}
      <span className="ck-game-tile__word">{word}</span>
    </Fragment>
  ));
}

export interface GameGridProps {
  /** Tiles with React keys. */
  children: ReactNode;
  /** Accessible name of the list. */
  label: string;
  className?: string;
}

/**
 * A grid with three tiles per row on phones, four in windows of 600 px or more, and five or six in windows of 960 px or
 * more.
 */
export function GameGrid({ children, label, className }: GameGridProps): ReactElement {
  return (
    <ul className={classNames('ck-game-grid', className)} aria-label={label}>
      <ListItems className="ck-game-grid__item">{children}</ListItems>
    </ul>
  );
}
