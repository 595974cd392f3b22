import { addTexts } from '@chada/messages';
import { address, validation } from '@chada/messages/texts';

addTexts({ address, validation });

export { ManageAddressPage } from './manage-address-page.tsx';
