import type { ReactElement } from 'react';

export const ShelfWait = (): ReactElement => <div className="cf-shelf-wait" />;
