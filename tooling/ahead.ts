import type { Plugin, Rolldown } from 'vite';

/** Modules behind certain addresses: the gateway lists their files in the page, so that a browser requests all of them at once. */
export type BehindAddress = {
  /** Matches the address's path. */
  readonly path: RegExp;
  /** Only where the page is in this language. */
  readonly language?: 'en' | 'zhTw';
  /** A part of a module's id, or the name of a file. */
  readonly modules: readonly string[];
};

export type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  Object.fromEntries(Object.entries(bundle).flatMap(([file, each]) => (each.type === 'chunk' ? [[file, each]] : [])));

/** These chunks, and all that they import before they run. */
export const withImports = (chunks: Chunks, wanted: readonly string[]): Set<string> => {
  const files = new Set(wanted);
  for (const file of files) for (const imported of chunks[file]?.imports ?? []) files.add(imported);
  return files;
};

/** Vite records the style sheets of a chunk in its metadata. */
type Styled = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const sheetsOf = (chunk: (Rolldown.OutputChunk & Styled) | undefined) => [...(chunk?.viteMetadata?.importedCss ?? [])];

const holds = (chunk: Rolldown.OutputChunk, module: string) =>
  chunk.fileName === module || chunk.moduleIds.some((id) => id.includes(module));

const filesFor = (chunks: Chunks, modules: readonly string[], atHand: ReadonlySet<string>) => {
  const wanted = modules.map((module) => {
    const found = Object.keys(chunks).find((file) => chunks[file] && holds(chunks[file], module));
    if (!found) throw new Error(`No file of the build holds ${module}.`);
    return found;
  });
  const files = [...withImports(chunks, wanted)].filter((file) => !atHand.has(file));
  return [...new Set([...files, ...files.flatMap((file) => sheetsOf(chunks[file]))])];
};

/**
 * Writes `ahead.json`: the files behind each address. Otherwise a browser discovers them in several rounds, each after the code before it
 * has run. Files that the page itself links are left out.
 */
export const codeAhead = (behind: readonly BehindAddress[]): Plugin => ({
  name: 'esg:code-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const pages = Object.values(chunks).filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
      const atHand = withImports(
        chunks,
        pages.map(({ fileName }) => fileName),
      );
      const rules = behind.map(({ path, language, modules }) => ({
        path: path.source,
        language,
        files: filesFor(chunks, modules, atHand),
      }));
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(rules) });
    },
  },
});
