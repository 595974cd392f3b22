import type { ReactElement } from 'react';

/** Reserves the space of the rows of games on the dashboard while they load. */
export const ShelfWait = (): ReactElement => <div className="cf-shelf-wait" />;
