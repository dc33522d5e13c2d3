import type { Disclosure, Framework, FrameworkSuggestion, FrameworkSummary, HelperAudience } from '@esg/contract';
import { suggestionRows } from './data.ts';
import { findFramework } from './frameworks.ts';

type Question = { readonly audience: HelperAudience; readonly dataKind: FrameworkSummary['dataKinds'][number] };

/** What fits an audience and a kind of data, best first, each with its reason. */
export const suggestFrameworks = ({ audience, dataKind }: Question): Omit<FrameworkSuggestion, 'answered'>[] =>
  suggestionRows()
    .filter((row) => row.audience === audience && row.dataKind === dataKind)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ versionId, rank, reason }) => ({ versionId, rank, reason }));

/** Everything that must be answered is; where nothing must, anything is. */
const isAnsweredBy = ({ fields }: Disclosure, keys: ReadonlySet<string>) => {
  const required = fields.filter((field) => field.required);
  return required.length > 0
    ? required.every(({ key }) => keys.has(key))
    : fields.some(({ key, coverage }) => coverage === 'full' && keys.has(key));
};

/** How many disclosures of a framework are answered by data for these metrics. */
export const countAnswered = (
  { topics }: Pick<Framework, 'topics'>,
  keys: ReadonlySet<string>,
): FrameworkSuggestion['answered'] => {
  const disclosures = topics.flatMap((topic) => topic.disclosures);
  return {
    done: disclosures.filter((disclosure) => isAnsweredBy(disclosure, keys)).length,
    total: disclosures.length,
  };
};

/** The same for a version of the library. */
export const countAnsweredBy = (versionId: string, keys: ReadonlySet<string>): FrameworkSuggestion['answered'] =>
  countAnswered(findFramework(versionId) ?? { topics: [] }, keys);
