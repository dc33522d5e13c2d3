import { draftQueries, languageModelQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type LanguageModel, languages, linkedNumbersIn, type TextDraft } from '@esg/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Place = { readonly reportId: string; readonly disclosureCode: string; readonly fieldKey: string };

const hasNumbers = ({ blocks }: TextDraft) =>
  languages.some((language) => linkedNumbersIn(blocks[language] ?? []).length > 0);

/** How the draft that is shown comes to its words. */
export type Wording =
  | { readonly state: 'plain' }
  /** A language model is at it. */
  | { readonly state: 'waiting'; readonly model: LanguageModel; readonly showPlain: () => void }
  | { readonly state: 'worded'; readonly draft: TextDraft; readonly showPlain: () => void }
  | { readonly state: 'failed'; readonly draft?: TextDraft; readonly error?: unknown }
  /** The person chose the plain one. */
  | { readonly state: 'put-aside'; readonly showWorded: () => void };

/** The draft by templates, or worded by the organisation’s language model where it reads figures; undefined until it is known. */
export const useShownDraft = (place: Place) => {
  const api = useApi();
  const cache = useQueryClient();
  const [wantsPlain, setWantsPlain] = useState(false);
  const plain = useQuery({ ...draftQueries.ofField(api, place), staleTime: 0 });
  const { data: inUse, isPending: isAsking } = useQuery({ ...languageModelQueries.inUse(api), retry: false });
  const model = inUse?.readsFigures ? inUse.model : null;
  const canBeWorded = model !== null && plain.data !== undefined && hasNumbers(plain.data);
  const wordedQuery = draftQueries.worded(api, place, plain.data?.stamp ?? '');
  const worded = useQuery({ ...wordedQuery, enabled: canBeWorded && !wantsPlain });
  const showPlain = () => {
    setWantsPlain(true);
    void cache.cancelQueries({ queryKey: wordedQuery.queryKey });
  };
  const wordingOf = (): Wording => {
    if (!canBeWorded) return { state: 'plain' };
    if (wantsPlain) return { state: 'put-aside', showWorded: () => setWantsPlain(false) };
    if (worded.error) return { state: 'failed', error: worded.error };
    if (!worded.data) return { state: 'waiting', model, showPlain };
    const isWorded = (worded.data.wording?.kept ?? 0) > 0;
    return isWorded ? { state: 'worded', draft: worded.data, showPlain } : { state: 'failed', draft: worded.data };
  };
  const wording = wordingOf();
  const shown = wording.state === 'worded' ? wording.draft : plain.data;
  return {
    draft: isAsking || wording.state === 'waiting' ? undefined : shown,
    wording: plain.data && !isAsking ? wording : undefined,
    error: plain.data ? undefined : plain.error,
    refetch: plain.refetch,
  };
};
