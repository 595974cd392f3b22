import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// `waitFor` and `findBy…` wait up to ten seconds, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
