import { configure } from '@testing-library/react';

// Waits up to ten seconds, because real HTTP and the first import of a module are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
