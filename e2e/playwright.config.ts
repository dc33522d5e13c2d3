import { defineConfig } from '@playwright/test';
import { port, startCommand } from './product.ts';

const onCi = Boolean(process.env.CI);

/** Journeys use the started product: one gateway, one new data folder, one browser at a time. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  workers: 1,
  // A slow machine is not an error: there everything may take longer, and failed journeys are tried again and printed.
  timeout: onCi ? 240_000 : 120_000,
  expect: { timeout: onCi ? 20_000 : 10_000 },
  forbidOnly: true,
  retries: onCi ? 2 : 0,
  use: {
    baseURL: `http://verdant.localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    actionTimeout: onCi ? 30_000 : 15_000,
    navigationTimeout: onCi ? 60_000 : 30_000,
    // Actions and requests. Pictures of every step would take a third of the time of all journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: startCommand,
    // Journeys run the receiver of a webhook and a sign-in provider on this machine.
    env: { WEBHOOKS_TO_LOCAL: '1', SIGN_IN_PROVIDERS_TO_LOCAL: '1' },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: !onCi,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
