import { federation } from '@module-federation/vite';
import type { Plugin, UserConfig } from 'vite';
import { type BehindAddress, type Chunks, chunksOf, codeAhead, withImports } from './ahead.ts';
import { appBuild, appPlugins } from './vite.ts';

const entryFile = 'remoteEntry.js';

/**
 * What the shell lends to its remote modules: one copy of each on the page, so that contexts, caches and sessions are the shell's own.
 * `apps/web/src/app/remotes/shared-modules.ts` gives the same list; a remote that asks for more does not start.
 */
const sharedWithRemotes = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@lingui/core',
  '@lingui/react',
  '@esg/api-client',
  '@esg/app-kit',
  '@esg/ui',
] as const;

/** A shared module is never bundled with the remote: without the shell there is nothing to run in. */
const shared = Object.fromEntries(
  sharedWithRemotes.map((name) => [name, { singleton: true, requiredVersion: '*' as const, import: false as const }]),
);

/**
 * Asks for every shared module as a whole. The federation plugin otherwise offers only the names it has seen used by the time
 * no module was read for ten milliseconds, so that on a busy machine the build would now and then miss some.
 */
const wholeSharedModules = (entries: readonly string[]): Plugin => ({
  name: 'whole-shared-modules',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    entries.some((entry) => id.endsWith(entry.replace(/^\./, '')))
      ? { code: `${sharedWithRemotes.map((name) => `import '${name}';`).join('')}${code}`, map: null }
      : undefined,
});

/**
 * One file each for the federation runtime, for what waits until the shell has lent its modules, and for what steps share: an entry
 * that waited for lent modules before it has started would wait for itself, and two dozen small files cost more than they save.
 */
const groups = [
  {
    name: 'federation',
    test: (id: string) =>
      /@module-federation[\\/]|preload-helper|virtual:mf(?!-)/.test(id) && !id.includes('__loadShare__'),
    priority: 3,
  },
  { name: 'lent', test: /__loadShare__/, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** The files of a part: its own and all that they import before they run. */
const filesOf = (chunks: Chunks, exposed: readonly string[]): Set<string> => {
  const parts = Object.values(chunks).filter(
    ({ facadeModuleId }) => facadeModuleId && exposed.some((path) => facadeModuleId.endsWith(path.replace(/^\./, ''))),
  );
  return withImports(
    chunks,
    parts.map(({ fileName }) => fileName),
  );
};

/**
 * Has the entry ask for all files of its parts at once. Each of them is otherwise known only when the one that imports it is there, and
 * the federation runtime starts the first of them late: five round trips, one after the other.
 */
const filesAtOnce = (exposed: readonly string[]): Plugin => ({
  name: 'esg:files-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const chunks = chunksOf(bundle);
      const entry = chunks[entryFile];
      if (!entry) return;
      const own = new Set([entryFile, ...entry.imports]);
      const lentNames = Object.keys(chunks).filter((file) => file.includes('localSharedImportMap'));
      const files = [...lentNames, ...filesOf(chunks, exposed)].filter((file) => !own.has(file));
      entry.code += `;for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=new URL(file,import.meta.url).href;document.head.append(link)}`;
    },
  },
});

/** Builds one remote module: `remoteEntry.js` with its chunks, styles and messages beside it, at whatever address it is deployed. */
export const remoteModuleConfig = (
  name: string,
  exposes: Record<string, string>,
  behind: readonly BehindAddress[] = [],
): UserConfig => ({
  base: './',
  plugins: [
    wholeSharedModules(Object.values(exposes)),
    federation({
      name: name.replaceAll('-', '_'),
      filename: entryFile,
      exposes,
      shared,
      dts: false,
      manifest: false,
      moduleParseIdleTimeout: 120,
    }),
    ...appPlugins(),
    filesAtOnce(Object.values(exposes)),
    codeAhead(behind),
  ],
  build: {
    ...appBuild,
    rolldownOptions: {
      ...appBuild.rolldownOptions,
      input: Object.values(exposes),
      output: { codeSplitting: { groups } },
    },
  },
});
