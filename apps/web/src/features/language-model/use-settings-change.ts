import { languageModelMutations, languageModelQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes the settings. Where it is refused, as when a colleague was first or another model is connected, they are read again. */
export const useSettingsChange = () => {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    ...languageModelMutations.change(api, cache),
    onError: () => cache.invalidateQueries({ queryKey: languageModelQueries.settings(api).queryKey }),
  });
};
