import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What the reader of PDF files fetches as a document needs it: tables of characters, fonts that are not embedded, decoders of pictures. */
const folders = ['cmaps', 'standard_fonts', 'iccs', 'wasm'];

/** Runs scripts of forms, which the viewer does not. */
const isUnused = (path: string) => basename(path).startsWith('quickjs-');

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/** The folder of the reader's parts: everything in it belongs to one version of it. */
const pdfPartsFolder = (version: string) => `assets/pdfjs-${version}`;

/** Puts the parts of the reader of PDF files beside the build. */
export const pdfParts = (): Plugin => ({
  name: 'esg:pdf-parts',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }) => {
    const { version } = createRequire(import.meta.url)(manifest) as { version: string };
    for (const folder of folders)
      await cp(join(dirname(manifest), folder), join(dir, pdfPartsFolder(version), folder), {
        recursive: true,
        filter: (path) => !isUnused(path),
      });
  },
});
