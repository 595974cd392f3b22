// This import adds all texts, because tests don't run the entry points that add the texts of each feature.
import '@chada/messages/catalogue';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A component that stays rendered can run its effects after the test file has ended and has no window.
afterEach(() => cleanup());
