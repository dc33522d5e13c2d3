import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/template.ts'],
    setupFiles: ['../../tooling/test/property-seed.ts'],
    // A busy machine may be late once; a test that needed a second try is printed.
    retry: process.env.CI ? 1 : 0,
    // Modules keep no state between files; loading them again for each costs more than the tests.
    isolate: false,
    // One WASM database per file: two at once fit a small machine.
    maxWorkers: 2,
    hookTimeout: process.env.CI ? 180_000 : 60_000,
    testTimeout: process.env.CI ? 60_000 : 20_000,
  },
});
