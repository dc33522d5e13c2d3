import { useApi, useSavedField } from '@esg/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { mergeEvident, type PointWrite, saverOf, writeId } from './point-write.ts';

/**
 * Sends what was saved: `change` is the press on Save. Without connection it waits in this browser and goes out later, also
 * after a reload; changes of other parts by somebody else are merged, of the same parts they end in `conflict`.
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
