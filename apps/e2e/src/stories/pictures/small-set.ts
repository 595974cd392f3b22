import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import type { Look } from './looks.ts';
import { PictureFolder } from './picture-folder.ts';

/**
 * Stories that show most tokens and shapes of a brand. The list is short, because git contains the pictures.
 */
const smallSet: readonly string[] = [
  'components-accountcard--filled',
  'components-amountfield--empty',
  'components-appshell--member',
  'components-button--variants',
  'components-card--raised',
  'components-categorytile--small',
  'components-publicheader--visitor',
  'components-statuspill--tones',
  'components-stepper--first',
  'components-tabs--two',
];

export function smallSetOf(looks: readonly Look[]): readonly Look[] {
  return looks.filter(({ story }) => smallSet.includes(story.id));
}

/** The pictures in git. */
export const smallSetFolder = new PictureFolder(join(repoRoot, 'apps/storybook/pictures'));
/** The pictures of all stories on this computer. */
export const wholeSetFolder = new PictureFolder(join(repoRoot, 'apps/storybook/pictures/.all'));
