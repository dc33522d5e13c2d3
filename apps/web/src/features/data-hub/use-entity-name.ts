import type { Entity } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** What an entity is called in choices and tables: the sample company says that it is one. */
export const useEntityName = () => {
  const { t } = useLingui();
  return useCallback(
    ({ name, isSample }: Pick<Entity, 'name' | 'isSample'>): string => (isSample ? t`${name} (sample)` : name),
    [t],
  );
};
