import { useApi, useSavedField } from '@esg/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { mergeEvident, type PointWrite, saverOf, writeId } from './point-write.ts';

/**
 * Sends a save: `change` is the press on Save. Without connection it waits in this browser and is sent later, also after a reload; it
 * merges with somebody else's changes to other parts; changes to the same parts end in `conflict`.
 */
export const usePointSave = (place: string, stored: PointWrite) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSavedField<PointWrite>({
    id: writeId(place),
    stored: { value: stored, version: stored.version },
    delayMs: 0,
    save: saverOf(api, queryClient),
    merge: mergeEvident,
  });
};

export type PointSave = ReturnType<typeof usePointSave>;
