import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { sampleSettings, themeDeclarations } from '../../../packages/tokens/src/index.ts';
import { fingerprintOfStats, isStamped, stampWith } from '../../shared/fingerprint.mjs';
import { root } from '../../shared/terminal.mjs';

const here = `${root}/tooling/bench/peers`;

/** The folder of the built pages: `<group>/<page>/index.html`. */
export const dist = `${here}/dist`;

/** Brotli bytes that the browser needs before the page draws, React included. */
export type Bytes = { readonly js: number; readonly css: number };

const html = (css: boolean) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Benchmark</title>
    ${css ? '<link rel="stylesheet" href="page.css" />' : ''}
  </head>
  <body>
    <div id="room"></div>
    <script type="module" src="page.js"></script>
  </body>
</html>
`;

const brotli = (content: string | Uint8Array) => brotliCompressSync(content).length;

/** The entry and all its static imports. */
const closure = (chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] => {
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(imported);
  }
  return chunks.filter(({ fileName }) => wanted.has(fileName));
};

const bytesOf = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Bytes => {
  const sum = (contents: readonly (string | Uint8Array)[]) =>
    contents.reduce<number>((total, content) => total + brotli(content), 0);
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    js: sum(closure(chunks).map(({ code }) => code)),
    css: sum(sheets.flatMap((file) => (file.type === 'asset' ? [file.source] : []))),
  };
};

const brands = () =>
  [sampleSettings.verdant, sampleSettings.harbour].map((setting) => themeDeclarations(setting, 'light'));

const sources = [`${here}/pages`, `${here}/build.ts`, `${here}/package-lock.json`, `${root}/package-lock.json`];
const ownSources = ['ui', 'tokens', 'chart-model'].map((name) => `${root}/packages/${name}/src`);

/** Builds one page for production, unless none of its sources has changed since. */
export const buildPage = async (group: string, page: string): Promise<Bytes> => {
  const folder = `${dist}/${group}/${page}`;
  const stamp = `${folder}/.stamp`;
  const fingerprint = fingerprintOfStats(page === 'ours' ? [...sources, ...ownSources] : sources);
  if (isStamped(stamp, fingerprint)) return JSON.parse(readFileSync(`${folder}/bytes.json`, 'utf8')) as Bytes;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    define: { BRAND_DECLARATIONS: JSON.stringify(brands()) },
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: `${here}/pages/${group}/${page}.tsx`,
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const bytes = bytesOf(outputs);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html(bytes.css > 0));
  writeFileSync(`${folder}/bytes.json`, `${JSON.stringify(bytes)}\n`);
  stampWith(stamp, fingerprint);
  return bytes;
};
