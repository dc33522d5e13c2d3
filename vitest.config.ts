import { defineConfig } from 'vitest/config';

/**
 * One config, one project per kind of test:
 * `unit` = rules and tools beside their files, no server; `gateway` = endpoints on a real database.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,accounts,core-platform,esg-shared}/src/**/*.test.{ts,tsx}',
            'tooling/**/*.test.{ts,mjs}',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'gateway',
          include: ['apps/gateway/src/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
