import type { FrameworkSuggestion, FrameworkSummary, HelperAudience } from '@esg/contract';
import { suggestionRows } from './data.ts';

type Question = { readonly audience: HelperAudience; readonly dataKind: FrameworkSummary['dataKinds'][number] };

/** Frameworks for an audience and a kind of data, best first, each with its reason. */
export const suggestFrameworks = ({ audience, dataKind }: Question): Omit<FrameworkSuggestion, 'answered'>[] =>
  suggestionRows()
    .filter((row) => row.audience === audience && row.dataKind === dataKind)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ versionId, rank, reason }) => ({ versionId, rank, reason }));
