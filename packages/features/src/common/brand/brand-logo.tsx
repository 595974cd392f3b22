import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';
import { sourcesOf, useBrandImages } from './use-brand-images.ts';

/** Shows the brand's logo, or the brand's name if the logo does not load (SH-09). */
export function BrandLogo(): ReactElement {
  const { name } = useClient();
  const { logo } = useBrandImages();
  return (
    <RemoteImage
      className="cf-brand-logo"
      sources={sourcesOf(logo)}
      picture={logo.key}
      alt={name}
      width={234}
      height={64}
      dimension={100}
      fit="contain"
      fallback={<span className="cf-brand-logo__name">{name}</span>}
      priority
    />
  );
}
