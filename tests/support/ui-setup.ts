import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Views arrive by lazy import, over the real API, on machines that do other things too.
configure({ asyncUtilTimeout: 10_000 });
