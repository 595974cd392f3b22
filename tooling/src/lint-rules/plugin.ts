import { importDirection } from './import-direction.ts';
import { noClientId } from './no-client-id.ts';
import { noDeviceClock } from './no-device-clock.ts';
import { noNewSyntaxInPage } from './no-new-syntax-in-page.ts';
import { noThaiOutsideMessages } from './no-thai-outside-messages.ts';

/** The plugin has a default export, because oxlint requires a default export. */
export default {
  meta: { name: 'chada' },
  rules: {
    'no-thai-outside-messages': noThaiOutsideMessages,
    'no-client-id': noClientId,
    'no-device-clock': noDeviceClock,
    'no-new-syntax-in-page': noNewSyntaxInPage,
    'import-direction': importDirection,
  },
};
