import type { ResolvedClient } from '@chada/client-config';
import { addTexts } from '@chada/messages';
import { scheme } from '@chada/messages/texts';
import { type Scheme, useChosenScheme } from '@chada/stores';
import { type ReactElement, useLayoutEffect } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { FootChoice } from './foot-choice.tsx';

addTexts({ scheme });

const choices = [undefined, 'light', 'dark'] as const;

function themeColours({ theme, secondPalette }: ResolvedClient): Readonly<Record<Scheme, string>> {
  const first = theme.themeColor;
  const second = secondPalette?.themeColor ?? first;
  return theme.colorScheme === 'light' ? { light: first, dark: second } : { light: second, dark: first };
}

/**
 * Applies the chosen palette to the open page. After a reload, `boot/early.js` applies the palette before the first
 * paint.
 */
function applyScheme(chosen: Scheme | undefined, colours: Readonly<Record<Scheme, string>>): void {
  const page = document.documentElement;
  if (chosen === undefined) delete page.dataset['scheme'];
  else page.dataset['scheme'] = chosen;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
    const own = tag.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light';
    tag.content = colours[chosen ?? own];
  }
}

export function SchemeChoice(): ReactElement {
  const t = useText();
  const client = useClient();
  const [chosen, choose] = useChosenScheme();
  useLayoutEffect(() => applyScheme(chosen, themeColours(client)), [chosen, client]);
  return (
    <FootChoice
      label={t('scheme.label')}
      choices={choices.map((value) => ({ value, text: t(`scheme.${value ?? 'device'}`) }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
