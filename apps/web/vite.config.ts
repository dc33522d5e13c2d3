import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

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
  build: appBuild,
});
