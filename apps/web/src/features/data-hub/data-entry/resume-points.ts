import type { ApiClient } from '@esg/api-client';
import { draftsOf, resumeFields } from '@esg/app-kit';
import { sameJson } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mergeEvident, type PointWrite, placeOfWrite, saverOf } from './point-write.ts';
import { completeDraft, type Typed, typedId } from './typed-point.ts';

/** Drops typed values that are now stored: the form would offer them again otherwise. */
const forgetTyped = async (userId: string, place: string, { draft }: PointWrite) => {
  const drafts = draftsOf(userId);
  const typed = (await drafts.find(typedId(place)))?.value as Typed | undefined;
  if (typed && draft && sameJson(completeDraft(typed.draft, draft.methodology), draft))
    await drafts.drop(typedId(place));
};

/** Sends the saves of an earlier visit that failed. Refused or conflicting ones wait for their form. */
export const resumePoints = (api: ApiClient, queryClient: QueryClient, userId: string): Promise<void> =>
  resumeFields<PointWrite>(userId, ({ id, value, version, seen }) => {
    const place = placeOfWrite(id);
    const store = saverOf(api, queryClient);
    return place === undefined
      ? undefined
      : {
          stored: { value: seen, version },
          merge: mergeEvident,
          delayMs: 0,
          save: async (change) => {
            const stored = await store(change);
            await forgetTyped(userId, place, value);
            return stored;
          },
        };
  });
