import { documentQueries, suggestionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Suggestion, SuggestionRun } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';
import { countsByDisclosure } from './queue.ts';

const none: readonly Suggestion[] = [];
/** A notice says how far a run is; this asks again where none arrives. */
const askAgainMs = 5000;

export const isUnfinished = (run: SuggestionRun | undefined) => run?.status === 'waiting' || run?.status === 'running';

/** Suggestions of the report that nobody has decided about yet, in the framework's order. Nothing where AI is locked. */
export const useSuggestions = () => {
  const { report, readOnly } = useWizard();
  const isUnlocked = useMay('document:read');
  const mayWrite = useMay('report:write') && !readOnly;
  const { data, error, refetch } = useQuery({
    ...suggestionQueries.ofReport(useApi(), report.id, { state: 'open' }),
    enabled: isUnlocked && !readOnly,
  });
  const open = data ?? none;
  const counts = useMemo(() => countsByDisclosure(open), [open]);
  return { isUnlocked, mayWrite, open, counts, isRead: data !== undefined, error, refetch };
};

/** The newest run that looks for suggestions, followed while it works. */
export const useNewestRun = () => {
  const { report } = useWizard();
  const isUnlocked = useMay('document:read');
  const { data } = useQuery({
    ...suggestionQueries.runs(useApi(), report.id),
    enabled: isUnlocked,
    refetchInterval: (query) => (isUnfinished(query.state.data?.[0]) ? askAgainMs : false),
  });
  return { isRead: data !== undefined, run: data?.[0] };
};

/** The newest run that found pages near this disclosure and none that prove an answer; undefined where none did. */
export const useNearRun = (disclosureCode: string): SuggestionRun | undefined => {
  const { report } = useWizard();
  const isUnlocked = useMay('document:read');
  const { data } = useQuery({ ...suggestionQueries.runs(useApi(), report.id), enabled: isUnlocked });
  return data?.find(({ nearCodes }) => nearCodes.includes(disclosureCode));
};

/**
 * How many documents of a run are still being read: it waits for them for a time, and what they state is found only afterwards; and the
 * names of those that cannot be read.
 */
export const useUnread = ({ setting: { documentIds } }: SuggestionRun) => {
  const { data } = useQuery(documentQueries.all(useApi()));
  const ofRun = (data?.documents ?? []).filter(({ id }) => documentIds.length === 0 || documentIds.includes(id));
  return {
    unread: ofRun.filter(({ reading: { state } }) => state === 'waiting' || state === 'reading').length,
    unreadable: ofRun.filter(({ reading: { state } }) => state === 'failed').map(({ name }) => name),
  };
};

/** The language of a document, for screen readers; undefined where it is not known. */
export const useDocumentLanguage = (documentId: string | undefined) => {
  const { data } = useQuery({ ...documentQueries.all(useApi()), enabled: documentId !== undefined });
  return data?.documents.find(({ id }) => id === documentId)?.reading.language ?? undefined;
};
