import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/**
 * What the page starts with, in two files: libraries, which a new release seldom changes, and the app's own. Left alone, all that
 * remote modules and later screens share would be split into two dozen small chunks that compress badly: 8 kB more to start.
 * Icons, and what a dozen chunks share, are one file each as well: the start names the files of every screen, so that each of them
 * costs all visitors, and the screens themselves come in fewer and smaller pieces.
 * Dependencies stay out: the packages' index files are lent to the remote modules and depend on the parts of every screen.
 */
const groups = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
  { name: 'forms', test: /packages[\\/]ui[\\/]src[\\/]forms[\\/]/, minShareCount: 5, priority: 1 },
  { name: 'common', minShareCount: 12, priority: 0 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

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
    // Every browser that reads es2023 preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...appBuild.rolldownOptions,
      output: { codeSplitting: { groups } },
    },
  },
});
