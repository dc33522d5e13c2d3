import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/terminal.mjs';

/**
 * Names that no tenant may find in the files of its browsers: brands of the demonstration and of the stories, and the libraries that write
 * documents.
 */
const foreign = /meridian|verdant|harbour|kestrel|citrine|midnight works|hucre/gi;

/** Every built file of the browser apps with a foreign name, and its text. */
export const leaksIn = (files) =>
  files.flatMap(({ path, text }) => {
    const found = new Set([...text.matchAll(foreign)].map(([name]) => name.toLowerCase()));
    return found.size > 0 ? [`${path}: ${[...found].join(', ')}`] : [];
  });

const builtFiles = () =>
  globSync('apps/*/dist/**/*.{js,css,html,json,txt,webmanifest}', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

const main = () => {
  const files = builtFiles();
  // Without a build there is nothing that could leak, and no proof.
  if (files.length < 100) throw new Error(`Only ${files.length} built files: run the build first`);
  const leaks = leaksIn(files);
  if (leaks.length === 0) return;
  console.error(`Other brands' names in what is served to every tenant:\n${leaks.join('\n')}`);
  process.exitCode = 1;
};

if (process.argv[1] === import.meta.filename) main();
