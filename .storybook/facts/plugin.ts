import type { Plugin } from 'vite';
import { readProps } from './props.ts';
import { documentedFiles, sourceFacts } from './sources.ts';

const name = 'virtual:component-facts';

/** The facts of every documented component, by the path of its file. This takes some seconds, because it checks the types of all. */
export const readFacts = () => {
  const paths = documentedFiles();
  const parts = readProps(paths);
  return Object.fromEntries(paths.map((path) => [path, { parts: parts.get(path) ?? [], ...sourceFacts(path, paths) }]));
};

/** The module `virtual:component-facts`, read from the sources when the first documentation page needs it. */
export const componentFacts = (): Plugin => ({
  name: 'esg:component-facts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const facts = ${JSON.stringify(readFacts())};` : undefined),
});
