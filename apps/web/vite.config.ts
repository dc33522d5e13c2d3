import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/** What every page needs from outside before anything is drawn. */
const startLibraries = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)[\\/]/;

/** Screens and loaders are chunks of their own: a loader left in the entry would bring the whole API client with it. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent'], ['loader']],
      },
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    ...appPlugins(),
  ],
  build: {
    ...appBuild,
    rolldownOptions: {
      ...appBuild.rolldownOptions,
      output: {
        // The remote modules share these, which would split them into many small chunks that compress badly: 5 kB more to start.
        codeSplitting: { groups: [{ name: 'libraries', tags: ['$initial'], test: startLibraries }] },
      },
    },
  },
});
