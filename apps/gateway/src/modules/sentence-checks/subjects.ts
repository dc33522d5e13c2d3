import type { KnownFigure } from './known-figures.ts';

/** A figure's name in a sentence. Several figures may have one name. */
export type Subject = { readonly start: number; readonly end: number; readonly figures: readonly KnownFigure[] };

/** Finds what a sentence speaks of. */
export type SubjectFinder = (text: string) => Subject[];

const letter = /[a-z\d]/;

/** Finds the names of these figures in a text, the longest at each place. Built once for many texts. */
export const subjectFinder = (figures: readonly KnownFigure[]): SubjectFinder => {
  const byName = new Map<string, KnownFigure[]>();
  for (const figure of figures)
    for (const name of figure.names) byName.set(name, [...(byName.get(name) ?? []), figure]);
  const byStart = Map.groupBy(
    [...byName.keys()].filter((name) => name.length > 2),
    (name) => name.slice(0, 2),
  );
  for (const names of byStart.values()) names.sort((one, other) => other.length - one.length);
  return (text) => {
    const lower = text.toLowerCase();
    const found: Subject[] = [];
    for (let at = 0; at < lower.length; at += 1) {
      if (letter.test(lower[at] ?? '') && letter.test(lower[at - 1] ?? '')) continue;
      const name = byStart
        .get(lower.slice(at, at + 2))
        ?.find(
          (each) =>
            lower.startsWith(each, at) &&
            !(letter.test(each.at(-1) ?? '') && letter.test(lower[at + each.length] ?? '')),
        );
      if (!name) continue;
      found.push({ start: at, end: at + name.length, figures: byName.get(name) ?? [] });
      at += name.length - 1;
    }
    return found;
  };
};
