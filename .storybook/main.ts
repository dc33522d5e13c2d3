import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/**/*.stories.tsx',
    {
      directory: '../packages/ui/src',
      files: '{charts,components,forms,rich-text}/**/*.stories.tsx',
      titlePrefix: 'Components',
    },
    { directory: '../packages/app-kit/src', files: '**/*.stories.tsx', titlePrefix: 'Patterns' },
    '../packages/email/src/**/*.stories.tsx',
    { directory: '../apps/core-platform/src', files: 'features/**/*.stories.tsx', titlePrefix: 'Patterns/Report' },
    { directory: '../apps/esg-shared/src', files: 'features/**/*.stories.tsx', titlePrefix: 'Patterns/Portal' },
    { directory: '../apps/core-platform/src/screens', files: '**/*.stories.tsx' },
    '../apps/{web,accounts}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
          '@tanstack/react-router',
          '@tanstack/react-form',
          'socket.io-client',
          'ky',
          'valibot',
        ],
      },
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
});
