import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, Plugin, PluginOption } from 'vite';

/** Texts worth compressing; fonts and pictures are compressed already, `index.html` is filled in per tenant. */
const compressible = /\.(?:m?js|css|json|svg|txt|webmanifest)$/;
/** Below this many bytes the headers of a compressed answer cost more than they save. */
const worthwhileBytes = 1024;

const compressFile = async (path: string) => {
  const bytes = await readFile(path);
  if (bytes.length < worthwhileBytes) return;
  const brotli = promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } });
  const gzipped = promisify(gzip)(bytes, { level: 9 });
  await Promise.all([writeFile(`${path}.br`, await brotli), writeFile(`${path}.gz`, await gzipped)]);
};

const layerOrder = /@layer [\w-]+(?:,\s*[\w-]+)+;/;

/**
 * Repeats the order of the style layers at the start of every sheet. Sheets are split by chunk and arrive in any order, and the first one
 * that names a layer decides its place.
 */
const repeatLayerOrder = (): Plugin => ({
  name: 'esg:repeat-layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      const order = sheets.map((sheet) => String(sheet.source).match(layerOrder)?.[0]).find(Boolean);
      if (!order) return;
      for (const sheet of sheets) {
        if (!String(sheet.source).startsWith(order)) sheet.source = `${order}${sheet.source}`;
      }
    },
  },
});

/** Writes `.br` and `.gz` beside every text file of the build, so that the gateway never compresses while it serves. */
const precompress = (): Plugin => ({
  name: 'esg:precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = 'dist' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compressFile(join(dir, file))));
    },
  },
});

/** The generated client can read event streams, which our API does not have: every page would load a kilobyte for nothing. */
const leaveOutEventStreams = (): Plugin => ({
  name: 'esg:leave-out-event-streams',
  apply: 'build',
  load: (id) =>
    id.endsWith('/api-client/src/generated/core/serverSentEvents.gen.ts')
      ? "export const createSseClient = () => { throw new Error('The API sends no events'); };"
      : undefined,
});

/** The plugins of every browser app. The order matters: styles, then React, then the message macros. */
export const appPlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  react(),
  lingui({ failOnMissing: 'catalog', failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  leaveOutEventStreams(),
  repeatLayerOrder(),
  precompress(),
];

/** es2023 keeps top-level await, which remote modules need. The silenced check warns of every "use client" in dependencies. */
export const appBuild: BuildEnvironmentOptions = {
  target: 'es2023',
  rolldownOptions: { checks: { moduleLevelDirective: false } },
};
