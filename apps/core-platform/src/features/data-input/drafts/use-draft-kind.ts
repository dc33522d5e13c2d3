import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { draftSourcesOf, type Field } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';

/** What a draft is made of: the report's figures, the materiality assessment, or both. */
export type DraftKind = 'figures' | 'assessment' | 'both';

/** What the draft is called. */
export const draftNames: Record<DraftKind, MessageDescriptor> = {
  figures: msg`Draft from your figures`,
  assessment: msg`Draft from the materiality assessment`,
  both: msg`Draft from the assessment and your figures`,
};

/** What of it is true before the draft is inserted. */
export const draftHints: Record<DraftKind, MessageDescriptor> = {
  figures: msg`It is made of this report’s figures and says only what they say. Its numbers follow them.`,
  assessment: msg`It says what your organisation decided to be material. What only you know is marked in brackets.`,
  both: msg`It says what your organisation decided to be material, then what the report’s figures say. What only you know is marked in brackets.`,
};

/** What a draft of the field is made of for this person; nothing where there is none. */
export const useDraftKind = (field: Field): DraftKind | undefined => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const mayRead = profile?.permissions.includes('materiality:read') ?? false;
  const sources = draftSourcesOf(field).filter((source) => source === 'figures' || mayRead);
  return sources.length > 1 ? 'both' : sources[0];
};
