import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Words of pages that few people open; they are separate, so that nobody else loads them. */
const onDemand = ['brand-studio', 'company', 'forms', 'imports', 'pictures'].map(
  (folder) => `packages/app-kit/src/${folder}`,
);
const exclude = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/locales/**'];

const owners = ['apps/web', 'apps/accounts', 'apps/core-platform', 'apps/esg-shared', 'packages/app-kit'];

/** One catalogue per owner of words; `packages/ui` has none (house rule 6 of docs/architecture.md). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hant-HK'],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...owners.map((owner) => ({
      path: `<rootDir>/${owner}/src/locales/{locale}`,
      include: [`<rootDir>/${owner}/src`],
      exclude: [...exclude, ...onDemand.map((folder) => `<rootDir>/${folder}/**`)],
    })),
    ...onDemand.map((folder) => ({
      path: `<rootDir>/${folder}/locales/{locale}`,
      include: [`<rootDir>/${folder}`],
      exclude,
    })),
  ],
});
