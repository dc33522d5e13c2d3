import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/template.ts'],
    // Modules keep nothing between files; loading them anew for each costs more than the tests.
    isolate: false,
    // One WASM database per file: two at once fit a small machine.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
