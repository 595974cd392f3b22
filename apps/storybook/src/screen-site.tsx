import { MemberSite } from '@chada/site';
import { dismissNotifications } from '@chada/ui-kit';
import type { ScreenState } from '@chada/testing';
import { type ReactElement, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { brandInStory } from './brand-in-story.ts';
import { useBrand } from './brands.ts';
import { screenStore, startScreen } from './screen-store.ts';

export function ScreenSite({ brandId, screen }: { brandId: string; screen: ScreenState }): ReactElement {
  const brand = useBrand(brandId);
  const [client] = useState(() => brandInStory(brand.client, screen));
  const [store] = useState(() => screenStore(client, screen));
  useEffect(() => {
    const stop = startScreen(store, screen);
    return () => {
      // Removes the toasts. All stories use the same queue of toasts, and the next story must not show the toasts of
      // this story.
      dismissNotifications();
      stop();
    };
  }, [store, screen]);
  return (
    <MemoryRouter initialEntries={[screen.path]}>
      <MemberSite client={client} store={store} />
    </MemoryRouter>
  );
}
