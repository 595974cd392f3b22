import { addTexts } from '@chada/messages';
import { movie } from '@chada/messages/texts';

addTexts({ movie });

export { MoviePage } from './movie-page.tsx';
