import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../api/services.tsx';
import type { SavedField } from './saved-field.ts';
import { attend, draftsOf, fieldOf, type SavedFieldUse } from './use-saved-field.ts';

/** Counts the changes of all fields together, so that one look tells whether to draw again. */
const countChanges = <Value>(fields: readonly SavedField<Value>[]) => {
  let count = 0;
  return {
    count: () => count,
    subscribe: (listener: () => void) => {
      const ends = fields.map((field) =>
        field.subscribe(() => {
          count += 1;
          listener();
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

/** Fields that save by themselves, as `useSavedField` makes one, for tables with a field in each cell: in the order of `list`, which stays the same until something is stored. */
export const useSavedFields = <Value>(list: readonly SavedFieldUse<Value>[]): readonly SavedField<Value>[] => {
  const userId = useServices().session.userId() ?? '';
  const ids = JSON.stringify(list.map(({ id }) => id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields live as long as their ids; `rebase` brings later values.
  const fields = useMemo(
    () => list.map((options) => fieldOf(`${userId}/${options.id}`, { ...options, drafts: draftsOf(userId) })),
    [userId, ids],
  );
  const changes = useMemo(() => countChanges(fields), [fields]);
  useSyncExternalStore(changes.subscribe, changes.count);
  useEffect(() => {
    for (const [place, { stored }] of list.entries()) fields[place]?.rebase(stored);
  }, [fields, list]);
  useEffect(() => {
    const ends = fields.map((field) => attend(field));
    return () => {
      for (const end of ends) end();
    };
  }, [fields]);
  return fields;
};
