import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { ListItems } from '../internal/list-items.tsx';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface GameTileProps {
  title: string;
  /** Who makes it, or another short line. */
  detail?: ReactNode;
  /** `<GameArt>` or a `<RemoteImage dimension={100}>` of 3:4. */
  art: ReactNode;
  /** In the corner: a `Badge`. */
  badge?: ReactNode;
  /** Opens the game (a button)… */
  onOpen?: () => void;
  /** …or leads somewhere (a link). */
  href?: string;
  render?: LinkRender;
  /** The game is being opened: a spinner over the art, further taps do nothing. */
  loading?: boolean;
  /** Not open now; `detail` should say why. */
  disabled?: boolean;
}

/** A game's cover with its name under it. The whole tile is the target. */
export function GameTile(props: GameTileProps): ReactElement {
  const { title, detail, art, badge, onOpen, href, render, loading, disabled } = props;
  const body = (
    <>
      <span className="ck-game-tile__cover">
        {art}
        {badge ? <span className="ck-game-tile__badge">{badge}</span> : null}
        {loading === true && <span className="ck-game-tile__busy" aria-hidden="true" />}
      </span>
      <span className="ck-game-tile__texts">
        <span className="ck-game-tile__title">{title}</span>
        {detail ? <span className="ck-game-tile__detail">{detail}</span> : null}
      </span>
    </>
  );
  if (href !== undefined || render !== undefined) {
    return renderLink(render, {
      ...(href === undefined ? {} : { href }),
      className: 'ck-game-tile',
      children: body,
    });
  }
  return (
    <button
      type="button"
      className="ck-game-tile"
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

export interface GameGridProps {
  /** Keyed tiles. */
  children: ReactNode;
  /** Spoken name of the list. */
  label: string;
  className?: string;
}

/** Tiles three in a row on phones, four from 600 px, five or six on wide screens. */
export function GameGrid({ children, label, className }: GameGridProps): ReactElement {
  return (
    <ul className={classNames('ck-game-grid', className)} aria-label={label}>
      <ListItems className="ck-game-grid__item">{children}</ListItems>
    </ul>
  );
}
