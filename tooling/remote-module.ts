import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { federation } from '@module-federation/vite';
import type { Plugin, UserConfig } from 'vite';
import { type BehindAddress, type Chunks, chunksOf, codeAhead, withImports } from './ahead.ts';
import { appBuild, appPlugins } from './vite.ts';

const entryFile = 'remoteEntry.js';

/**
 * Modules that the shell shares with its remote modules: one copy of each on the page, so that contexts, caches and sessions are the
 * shell's own. `apps/web/src/app/remotes/shared-modules.ts` has the same list; a remote that needs more does not start.
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

/** A shared module is never bundled with the remote, which cannot run without the shell anyway. */
const shared = Object.fromEntries(
  sharedWithRemotes.map((name) => [name, { singleton: true, requiredVersion: '*' as const, import: false as const }]),
);

/**
 * Imports every shared module as a whole. Otherwise the federation plugin offers only the names whose use it has seen when no module was
 * read for ten milliseconds, so that the build would sometimes miss some on a busy machine.
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

const kit = resolve(import.meta.dirname, '../packages/app-kit');
/** Folders of the kit that are imported by an address of their own: those are bundled with whoever needs them. */
const kitParts = Object.values(
  (JSON.parse(readFileSync(`${kit}/package.json`, 'utf8')) as { exports: Record<string, string> }).exports,
)
  .filter((path) => /^\.\/src\/[^/]+\/index\.ts$/.test(path))
  .map((path) => `${kit}/${path.slice(2, -'index.ts'.length)}`);

/**
 * Gives the kit's parts that are bundled with a remote the shell's kit. The federation plugin leaves what a package imports from itself as it
 * is, so a part would bring a kit of its own: without services, without the language that is shown, with notifications nobody sees. Refuses
 * to build a remote that does.
 */
const kitOfTheShell = (): Plugin => {
  let remote = '';
  return {
    name: 'esg:kit-of-the-shell',
    enforce: 'pre',
    apply: 'build',
    configResolved: (config) => {
      remote = config.root;
    },
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source !== '@esg/app-kit' || !importer?.startsWith(kit)) return null;
        return this.resolve(source, `${remote}/src/index.ts`, { skipSelf: true });
      },
    },
    generateBundle(_, bundle) {
      const own = Object.values(chunksOf(bundle)).flatMap(({ modules }) =>
        Object.entries(modules).filter(([id, { renderedLength }]) => {
          const isOfKit = id.startsWith(`${kit}/src/`) && renderedLength > 0;
          return isOfKit && !kitParts.some((part) => id.startsWith(part));
        }),
      );
      const files = own.map(([id]) => id.slice(kit.length + 1)).sort();
      if (files.length > 0)
        this.error(`The shell has these of the kit; import them from '@esg/app-kit': ${files.join(', ')}`);
    },
  };
};

/**
 * One file each for the federation runtime, for code that waits until the shell has shared its modules, and for code that steps share: an
 * entry that waited for shared modules before it has started would wait for itself, and two dozen small files cost more than they save.
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
 * Makes the entry request all files of its parts at once. Otherwise each of them is known only after the one that imports it, and the
 * federation runtime starts the first of them late: five round trips, one after the other.
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

/**
 * Builds one remote module: `remoteEntry.js` with its chunks, styles and messages beside it, for any address. The entry requests the files
 * of the parts `atOnce` with itself: all of them unless some are seldom opened.
 */
export const remoteModuleConfig = (
  name: string,
  exposes: Record<string, string>,
  behind: readonly BehindAddress[] = [],
  atOnce: readonly string[] = Object.values(exposes),
): UserConfig => ({
  base: './',
  plugins: [
    kitOfTheShell(),
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
    filesAtOnce(atOnce),
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
