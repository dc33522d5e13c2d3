import { inEachLanguage, inTraditional } from '@esg/standards';
import { type Way, wayOf } from './parts.ts';

/** The counted thing and its part in one name: `Employees in Hong Kong`, `30歲以下僱員`, `男性受訓僱員百分比`. */
export type NamedPart = { head: string; part: string; way: Way };

/** Breakdowns whose parts are recognised at the end or the start of a name. */
const told: ReadonlySet<Way | undefined> = new Set<Way>(['age', 'place', 'gender']);

const links = /^(?:(?:located|based|situated|working|employed|operating)\s+)?(?:(?:in|from|at|within)\s+|aged?\s+)?/iu;

const namedPart = (head: string, part: string): NamedPart[] => {
  const way = wayOf(part);
  // A number alone is no age, `us` no country, and a single letter no person.
  return way && told.has(way) && !/^(?:\d+|us|[a-z])$/iu.test(part) ? [{ head, part, way }] : [];
};

const inWords = (name: string): NamedPart[] => {
  const words = name.trim().split(/\s+/);
  const cuts = words.slice(1).map((_, index) => index + 1);
  return cuts.flatMap((at) => {
    const first = words.slice(0, at).join(' ');
    const rest = words.slice(at).join(' ');
    return [...namedPart(first, rest.replace(links, '')), ...namedPart(rest, first)];
  });
};

const inSigns = (name: string): NamedPart[] => {
  const signs = Array.from(name.trim());
  const traditional = Array.from(inTraditional(name.trim()));
  return signs.slice(1).flatMap((_, index) => {
    const part = traditional.slice(0, index + 1).join('');
    const [start, end] = [/^(?:位於|來自|在|駐)/u, /[的之]$/u].map((link) => part.match(link)?.[0].length ?? 0);
    const own = signs.slice(start, index + 1 - (end ?? 0)).join('');
    return namedPart(signs.slice(index + 1).join(''), own);
  });
};

/** All breakdowns whose parts a name includes, in either language. */
export const partsInName = (name: string): NamedPart[] =>
  inEachLanguage(name).flatMap((each) => (/\p{Script=Han}/u.test(each) ? inSigns(each) : inWords(each)));
