import type { ReactElement } from 'react';
import { CalmScene } from './calm-scene.tsx';

/** The calm scene at a small size in the page header. Wide windows hide this picture, and show the large scene. */
export function PhoneCalmScene(): ReactElement {
  return (
    <div className="cf-phone-calm">
      <CalmScene />
    </div>
  );
}
