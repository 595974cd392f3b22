import type { ReactElement } from 'react';

/** Reserves space on the dashboard while the rows of games load. */
export const ShelfWait = (): ReactElement => <div className="cf-shelf-wait" />;
