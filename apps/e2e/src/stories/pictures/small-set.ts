import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import type { StoryView } from './story-views.ts';
import { PictureFolder } from './picture-folder.ts';

/**
 * The ids of the stories whose pictures are in git. The list is short, because each picture enlarges the repository.
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

export function smallSetOf(views: readonly StoryView[]): readonly StoryView[] {
  return views.filter(({ story }) => smallSet.includes(story.id));
}

export const smallSetFolder = new PictureFolder(join(repoRoot, 'apps/storybook/pictures'));
export const fullSetFolder = new PictureFolder(join(repoRoot, 'apps/storybook/pictures/.all'));
