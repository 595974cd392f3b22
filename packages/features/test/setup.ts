// This import adds all texts, because tests don't run the entry points that add the texts of each feature.
import '@chada/messages/catalogue';
import { dismissNotifications } from '@chada/ui-kit';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// `waitFor` and `findBy…` wait up to ten seconds, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // A component that stays rendered can run its effects after the test file has ended and has no window.
  cleanup();
  // Test files share the queue of toasts, so a toast that is still in the queue would appear in a later test file.
  dismissNotifications();
});
