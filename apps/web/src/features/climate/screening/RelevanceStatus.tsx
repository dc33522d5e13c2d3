import type { ScopeThreeRelevance } from '@esg/contract';
import { Status } from '@esg/ui';
import { useScreeningWords } from './use-screening-words.ts';

const tones = { relevant: 'info', not_relevant: 'neutral', undecided: 'progress' } as const;

/** Whether a category of scope 3 is relevant, or not decided. */
export const RelevanceStatus = ({ relevance }: { readonly relevance: ScopeThreeRelevance | null }) => {
  const words = useScreeningWords();
  return <Status tone={tones[relevance ?? 'undecided']}>{words.relevance(relevance)}</Status>;
};
