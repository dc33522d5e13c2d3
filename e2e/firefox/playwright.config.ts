import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The main journeys in the installed Firefox. Settings without a protocol message are set in its preferences. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/firefox',
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // The other channels of Playwright download a browser of their own.
    launchOptions: {
      executablePath: `${import.meta.dirname}/start.mjs`,
      env: { ...process.env, FIREFOX_PATH: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
