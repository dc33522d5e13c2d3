import type { Plugin } from 'vite';
import { type Chunks, chunksOf, withImports } from './ahead.ts';

/** The files of each circle: all that import one another before they run, by their names in the build. */
export const circlesIn = (chunks: Chunks): string[][] => {
  const needs = new Map(
    Object.entries(chunks).map(([file, { imports }]) => [file, withImports(chunks, imports)] as const),
  );
  const inCircles = [...needs].flatMap(([file, files]) =>
    files.has(file) ? [[...files].filter((other) => needs.get(other)?.has(file)).sort()] : [],
  );
  return [...new Map(inCircles.map((files) => [files.join(), files])).values()];
};

/**
 * Refuses a build whose files import one another in a circle: one of them then runs before what it needs, and the page stays empty, which
 * neither types nor stories show. `known` are circles whose files run well, by the names of their groups.
 */
export const refuseCircles = (known: readonly string[]): Plugin => ({
  name: 'esg:refuse-circles',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const named = circlesIn(chunks).map((files) => files.map((file) => chunks[file]?.name ?? file).sort());
      const found = named.map((names) => names.join(' and ')).filter((names) => !known.includes(names));
      if (found.length > 0)
        throw new Error(
          `Files of the build import one another: ${found.join('; ')}. Give their code groups in vite.config.ts.`,
        );
    },
  },
});
