import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The flags keep Chromium silent and its pictures the same on every machine. */
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({
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
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

const onCi = Boolean(process.env.CI);

/**
 * React in development writes each drawing into the browser's profiler and keeps the stack of each element: a third of the time of the
 * stories, for pages that nobody profiles. It looks for both when it is loaded; `.storybook/without-stacks.ts` does the rest. A warning of
 * React still names its component.
 */
const unprofiled: Plugin = {
  name: 'unprofiled-react',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: 'delete console.createTask; delete console.timeStamp;' },
  ],
};

/**
 * One config, one project per kind of test: `unit` = rules and tools beside their files, no server; `gateway` = endpoints on a real
 * database; `storybook` = every story in a browser, with axe.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Rules keep no state between files; loading their imports again for each costs as much as they do.
          isolate: false,
          setupFiles: ['tooling/test/property-seed.ts'],
          retry: onCi ? 1 : 0,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{web,accounts,core-platform,esg-shared}/src/**/*.test.ts',
            'tooling/**/*.test.{ts,mjs}',
          ],
          testTimeout: onCi ? 60_000 : 20_000,
        },
      },
      'apps/gateway',
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' }), unprofiled],
        test: {
          name: 'storybook',
          isolate: false,
          browser,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // A browser on a busy machine may fail once; a test that fails every time is broken. Second tries are printed.
          retry: onCi ? 2 : 0,
          // The matrix pages contain every component at once.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
