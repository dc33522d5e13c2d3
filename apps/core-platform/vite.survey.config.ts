import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/** The page on which people answer a survey without an account: built by itself, so that a phone loads nothing of the app. */
export default defineConfig({
  base: '/remotes/core-platform/survey/',
  plugins: appPlugins(),
  build: {
    ...appBuild,
    outDir: 'dist/survey',
    rolldownOptions: { ...appBuild.rolldownOptions, input: 'survey.html' },
  },
});
