import type { Entity } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Name of an entity in choices and tables: the sample company is marked as such. */
export const useEntityName = () => {
  const { t } = useLingui();
  return useCallback(
    ({ name, isSample }: Pick<Entity, 'name' | 'isSample'>): string => (isSample ? t`${name} (sample)` : name),
    [t],
  );
};
