import type { ResolvedClient } from '@chada/client-config';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useWide } from '../layout/use-wide.ts';
import { useClient } from './site-context.tsx';

export interface SidePaneProps {
  scene: keyof ResolvedClient['assets']['scenes'];
  children: ReactNode;
}

/**
 * Content of second rank in a screen with the class `cf-with-side`. In wide windows, it is next to the other content, below
 * the brand's picture. On phones, it is in the flow, without the picture.
 */
export function SidePane({ scene, children }: SidePaneProps): ReactElement {
  const own = useClient().assets.scenes[scene];
  const isWide = useWide();
  return (
    <div className="cf-side-pane">
      {isWide && own !== undefined && (
        <RemoteImage sources={[own]} alt="" width={4} height={3} dimension={100} fallback={null} />
      )}
      {children}
    </div>
  );
}
