import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/**
 * What the page starts with, in two files: libraries, which a new release seldom changes, and the app's own. Left alone, all that
 * remote modules and later screens share would be split into two dozen small chunks that compress badly: 8 kB more to start.
 * Dependencies stay out: the packages' index files are lent to the remote modules and depend on the parts of every screen.
 */
const startGroups = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, priority: 1 },
  { name: 'start', priority: 0 },
].map((group) => ({ ...group, tags: ['$initial' as const], includeDependenciesRecursively: false }));

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
      output: { codeSplitting: { groups: startGroups } },
    },
  },
});
