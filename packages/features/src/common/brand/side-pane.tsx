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
 * Secondary content of a screen with the class `cf-with-side`. In wide windows, this content is next to the main
 * content, below a picture of the brand. In narrower windows, the content follows the normal page flow, and the picture
 * is not shown.
 */
export function SidePane({ scene, children }: SidePaneProps): ReactElement {
  const own = useClient().assets.scenes[scene];
  const isWide = useWide();
  return (
    <div className="cf-side-pane">
      {own !== undefined && (
        <div className="cf-side-pane__picture">
          {isWide && (
            <RemoteImage sources={[own]} alt="" width={4} height={3} dimension={100} fallback={null} />
          )}
        </div>
      )}
      {children}
    </div>
  );
}
