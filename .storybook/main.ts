import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { componentFacts } from './facts/plugin.ts';
import { indexWithAliases } from './search/index-with-aliases.ts';
import { componentStories } from './tree.ts';

/** Pages that only tests open, which draw all stories at once: they would bring React's server into the built Storybook. */
const onlyForTests = '(EveryState|KeyboardPatterns|ServerRendering|SmallScreens)';
const isBuilt = process.argv.includes('build');
const pages = isBuilt ? [`./pages/**/!${onlyForTests}.stories.tsx`] : ['./pages/**/*.stories.tsx'];

/** A preset's own extension point, which the type of the configuration does not list. */
const search = { storyIndexGenerator: indexWithAliases };

export default defineMain({
  ...search,
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/**/*.mdx',
    ...pages,
    ...componentStories,
    {
      directory: '../packages/app-kit/src/attachments',
      files: '**/*.stories.tsx',
      titlePrefix: 'Patterns/Attachments',
    },
    { directory: '../packages/app-kit/src/fields', files: '**/*.stories.tsx', titlePrefix: 'Patterns/Fields' },
    { directory: '../packages/app-kit/src/saving', files: '**/*.stories.tsx', titlePrefix: 'Patterns/Saving' },
    { directory: '../packages/app-kit/src/talk', files: '**/*.stories.tsx', titlePrefix: 'Patterns' },
    { directory: '../packages/app-kit/src/brand-studio', files: '**/*.stories.tsx' },
    { directory: '../packages/email/src', files: '**/*.stories.tsx' },
    { directory: '../apps/core-platform/src/features', files: '**/*.stories.tsx', titlePrefix: 'Patterns/Report' },
    { directory: '../apps/esg-shared/src/features', files: '**/*.stories.tsx', titlePrefix: 'Patterns/Portals' },
    '../apps/core-platform/src/screens/**/*.stories.tsx',
    '../apps/{web,accounts}/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  tags: { qa: { defaultFilterSelection: 'exclude' }, 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { experimentalTestSyntax: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        componentFacts(),
        vanillaExtractPlugin(),
        lingui(),
        babel({ presets: [linguiTransformerBabelPreset()] }),
      ],
      // Without this, Vite finds them late and reloads in the middle of a test.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y/preview',
          'qr',
          'radix-ui',
          'lucide-react',
          'react-day-picker',
          'react-dropzone',
          '@tiptap/react',
          '@tiptap/starter-kit',
          '@tiptap/pm/state',
          '@tiptap/pm/tables',
          '@tiptap/pm/view',
          '@visx/scale',
          '@lingui/core',
          '@lingui/react',
          '@tanstack/react-query',
          '@tanstack/react-router',
          '@stripe/react-stripe-js',
          '@stripe/stripe-js/pure',
          'socket.io-client',
          'ky',
          'pdfjs-dist/legacy/build/pdf.mjs',
          'pdfjs-dist/legacy/web/pdf_viewer.mjs',
          'storybook/theming',
          'storybook-addon-pseudo-states',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'libphonenumber-js/min',
          'marked',
          'valibot',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          checks: { moduleLevelDirective: false },
          // Reads PDF files, which a gateway sends: no story has one, and it would be a tenth of the whole.
          external: ['unpdf/pdfjs'],
        },
      },
    }),
});
