import { defineConfig } from '@playwright/test';

/** Pictures of a built Storybook that `tooling/visual.mjs` serves; run it by `npm run visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results/visual/differences',
  snapshotPathTemplate: `${process.env.VISUAL_PICTURES ?? '../../test-results/visual/pictures'}/{arg}{ext}`,
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { open: 'never', outputFolder: '../../test-results/visual/report' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  // One machine draws the same picture twice, so nothing may differ; a colour differs when the difference is visible.
  expect: { timeout: 100_000, toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 } },
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
    },
  },
});
