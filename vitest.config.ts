import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Before any worker starts: the days of a store are days of Bogotá, whatever the machine thinks.
process.env.TZ = 'America/Bogota';

/** They watch every answer: for secrets, and for what its OpenAPI document does not say. */
const CONTRACT = 'tests/support/contract-setup.ts';
const WATCHES = ['tests/support/secret-setup.ts', CONTRACT];

/** A project of tests that run in Node, one folder of `tests/`. */
function inNode(name: string, limits: { testTimeout: number; setupFiles?: string[] }) {
  return {
    extends: true as const,
    test: { name, environment: 'node' as const, include: [`tests/${name}/**/*.test.ts`], ...limits },
  };
}

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    // Two cores. `npm test` gives each of its lanes its own number.
    maxWorkers: 2,
    // The first test of a run starts PostgreSQL and makes the template database.
    hookTimeout: 240_000,
    // What is awaited comes late on a busy machine; its own default of one second would fail there.
    expect: { poll: { timeout: 60_000 } },
    // The run's own PostgreSQL and the server of the journeys, each started by the first test that asks for it.
    globalSetup: ['tests/support/postgres-server.ts', 'tests/support/shared-server.ts'],
    setupFiles: ['tests/support/effort-setup.ts'],
    // One process for many files: loading everything anew took half the time. Nothing of the server outlives its
    // database; the set-up of the screens clears the window. What is killed is a process of the test's own.
    isolate: false,
    // Documents and databases in memory make much garbage: collected less often, it costs a fifteenth less CPU.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      inNode('domain', { testTimeout: 60_000 }),
      inNode('api', { testTimeout: 120_000, setupFiles: WATCHES }),
      inNode('costs', { testTimeout: 120_000, setupFiles: ['tests/support/steps-setup.ts', CONTRACT] }),
      inNode('conformance', { testTimeout: 60_000, setupFiles: WATCHES }),
      inNode('faults', { testTimeout: 120_000, setupFiles: [CONTRACT] }),
      inNode('architecture', { testTimeout: 60_000 }),
      inNode('real', { testTimeout: 120_000, setupFiles: WATCHES }),
      // Its servers are processes: they write down what they answer.
      inNode('e2e', {
        testTimeout: 240_000,
        setupFiles: ['tests/support/answers-setup.ts', 'tests/support/failed-pages-setup.ts'],
      }),
      {
        extends: true,
        // The file that Node itself loads for ra-core; Vite would bring a second copy of the router, which nothing shares.
        resolve: {
          alias: [
            {
              find: /^react-router-dom$/,
              replacement: fileURLToPath(import.meta.resolve('react-router-dom')),
            },
          ],
        },
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/ui-setup.ts', ...WATCHES],
          testTimeout: 240_000,
        },
      },
    ],
  },
});
