import type { ReportColleague } from '@esg/contract';

type Named = Pick<ReportColleague, 'id' | 'name'>;

/** Colleagues whom a text mentions as "@Name". Of two whose names begin alike, the longer one is meant. */
export const mentionedIn = (text: string, people: readonly Named[]): string[] => {
  let rest = text;
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.flatMap(({ id, name }) => {
    if (name === '' || !rest.includes(`@${name}`)) return [];
    rest = rest.replaceAll(`@${name}`, '');
    return [id];
  });
};

/** The text after the last "@", where the text ends with it; names may contain spaces. */
const typedName = (text: string): string | undefined => /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1];

/** Colleagues whose names begin with the text after "@". */
export const suggestedFor = (text: string, people: readonly Named[], most = 5): Named[] => {
  const typed = typedName(text)?.toLocaleLowerCase();
  if (typed === undefined) return [];
  return people
    .filter(({ name }) => name.toLocaleLowerCase().startsWith(typed) && name.toLocaleLowerCase() !== typed)
    .slice(0, most);
};

/** The text with that name instead of the text after the last "@". */
export const completedWith = (text: string, name: string): string =>
  `${text.slice(0, text.length - (typedName(text)?.length ?? 0))}${name} `;
