import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'ui' },
    { directory: '../packages/app-kit/src', files: '**/*.stories.tsx', titlePrefix: 'app-kit' },
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { experimentalTestSyntax: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
      // Found late, these would make Vite reload in the middle of a test.
      optimizeDeps: {
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          'radix-ui',
          'lucide-react',
          'react-day-picker',
          'react-dropzone',
          '@tiptap/react',
          '@tiptap/starter-kit',
          '@visx/scale',
          '@visx/shape',
          '@visx/group',
          '@visx/axis',
          '@lingui/core',
          '@lingui/react',
          '@tanstack/react-query',
          'ky',
          'valibot',
        ],
      },
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
});
