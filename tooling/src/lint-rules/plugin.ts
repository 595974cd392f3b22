import { importDirection } from './import-direction.ts';
import { noClientId } from './no-client-id.ts';
import { noDeviceClock } from './no-device-clock.ts';
import { noThaiOutsideMessages } from './no-thai-outside-messages.ts';

/** The plugin has a default export, because oxlint requires a default export. */
export default {
  meta: { name: 'chada' },
  rules: {
    'no-thai-outside-messages': noThaiOutsideMessages,
    'no-client-id': noClientId,
    'no-device-clock': noDeviceClock,
    'import-direction': importDirection,
  },
};
