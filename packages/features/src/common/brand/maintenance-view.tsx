import { useAuth, useBegunBreak, useSiteStatus } from '@chada/stores';
import { Button, MaintenanceArt, PageBackground } from '@chada/ui-kit';
import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { BrandScene } from './brand-scene.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { MaintenanceBreakSlot } from './maintenance-slot.ts';
import { useClient, useText } from './site-context.tsx';
import { sourcesOf, useBrandImages } from './use-brand-images.ts';
import { Phrases } from '../layout/phrases.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';

export function MaintenanceView(): ReactElement {
  const t = useText();
  const { background } = useBrandImages();
  const { checking, recheck } = useSiteStatus();
  const { protection } = useClient();
  const { status } = useAuth();
  const begunBreak = useBegunBreak();
  const breakPart = useContext(MaintenanceBreakSlot);
  const [hasChecked, setHasChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  usePageTitle(t('shell.maintenanceTitle'));

  // Moves the focus to the heading, so that screen readers announce the page.
  useEffect(() => heading.current?.focus(), []);

  const check = async () => {
    await recheck();
    setHasChecked(true);
  };
  return (
    <main className="cf-maintenance">
      <PageBackground sources={sourcesOf(background)} picture={background.key} />
      <BrandLogo />
      <BrandScene scene="maintenance">
        <MaintenanceArt width={220} />
      </BrandScene>
      <h1 ref={heading} tabIndex={-1}>
        {t('shell.maintenanceTitle')}
      </h1>
      <p>
        <Phrases text={t('shell.maintenanceText')} />
      </p>
      <Button variant="primary" loading={checking} onClick={() => void check()}>
        {t('shell.maintenanceCheck')}
      </Button>
      <p role="status" className="cf-maintenance__answer">
        {hasChecked && !checking ? t('shell.maintenanceStill') : ''}
      </p>
      {protection !== undefined && (status === 'loggedIn' || begunBreak !== null) && breakPart}
    </main>
  );
}
