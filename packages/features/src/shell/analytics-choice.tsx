import { addTexts } from '@chada/messages';
import { analytics } from '@chada/messages/texts';
import { useAnalyticsConsent } from '@chada/stores';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { AnalyticsFrame } from './analytics-frame.tsx';
import { FootChoice } from './foot-choice.tsx';

addTexts({ analytics });

/**
 * Lets a visitor or member accept or refuse analytics. Without the consent, no file of the analytics service is loaded.
 */
export function AnalyticsChoice(): ReactElement {
  const t = useText();
  const [isGiven, give] = useAnalyticsConsent();
  return (
    <>
      <FootChoice
        label={t('analytics.label')}
        isLabelShown
        choices={[
          { value: false, text: t('analytics.no') },
          { value: true, text: t('analytics.yes') },
        ]}
        chosen={isGiven}
        onChoose={give}
      />
      {isGiven && <AnalyticsFrame />}
    </>
  );
}
