import {
  type FrameworkSummary,
  frameworkCategories,
  frameworkDataKinds,
  frameworkFamilies,
  frameworkLibraries,
} from '@esg/contract';

/** The filter of the list of frameworks; the address keeps it. */
export type FrameworkFilter = {
  readonly q?: string;
  readonly category?: FrameworkSummary['category'];
  readonly library?: FrameworkSummary['library'];
  readonly family?: FrameworkSummary['family'];
  /** Country id or `EU`; `world` for frameworks without a region. */
  readonly region?: string;
  readonly asks?: FrameworkSummary['dataKinds'][number];
  /** Only the organisation's own frameworks. */
  readonly own?: 'yes';
  /** Reporting time whose data count as answered; it filters nothing. */
  readonly time?: string;
};

/** The value in the address for frameworks of the whole world. */
export const worldwide = 'world';

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

/** Reads the filter from an address; unknown values are dropped. */
export const filterOf = (search: Record<string, unknown>): FrameworkFilter => {
  const { q, region, own, time } = search;
  const category = oneOf(frameworkCategories, search.category);
  const asks = oneOf(frameworkDataKinds, search.asks);
  const library = oneOf(frameworkLibraries, search.library);
  const family = oneOf(frameworkFamilies, search.family);
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(category && { category }),
    ...(library && { library }),
    ...(family && { family }),
    ...(typeof region === 'string' && /^(?:[A-Z]{2}|world)$/.test(region) && { region }),
    ...(asks && { asks }),
    ...(own === 'yes' && { own }),
    ...(typeof time === 'string' && /^[\da-f-]{36}$/.test(time) && { time }),
  };
};

/** Whether the organisation composed the framework itself. */
export const isOwn = ({ kind }: FrameworkSummary) => kind === 'CUSTOM_FRAMEWORK';

const wordsOf = ({ name, owner, family, version }: FrameworkSummary) =>
  [name.en, name.zhTw, owner, family, version].join(' ').toLocaleLowerCase('en');

/** Not a kind of framework but of report: documents can answer each of them. */
const answeredFromDocuments: FrameworkSummary['category'] = 'AI';

/** The frameworks that match the filter, in the given order. Every word of the search must be found. */
export const narrowed = (frameworks: readonly FrameworkSummary[], filter: FrameworkFilter): FrameworkSummary[] => {
  const sought = (filter.q ?? '').toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return frameworks.filter(
    (framework) =>
      (!filter.own || isOwn(framework)) &&
      (!filter.category || filter.category === answeredFromDocuments || framework.category === filter.category) &&
      (!filter.library || framework.library === filter.library) &&
      (!filter.family || framework.family === filter.family) &&
      (!filter.region || (framework.region ?? worldwide) === filter.region) &&
      (!filter.asks || framework.dataKinds.includes(filter.asks)) &&
      sought.every((word) => wordsOf(framework).includes(word)),
  );
};

/** Regions of these frameworks, the whole world first. */
export const regionsOf = (frameworks: readonly FrameworkSummary[]): string[] => [
  ...new Set([worldwide, ...frameworks.map(({ region }) => region ?? worldwide).toSorted()]),
];
