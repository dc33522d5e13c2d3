import type { EntityFieldChange } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { useEntityWords } from './use-entity-words.ts';

type EntityChangesProps = {
  readonly changes: readonly EntityFieldChange[];
  /** The entity is new: there are no earlier values. */
  readonly isNew?: boolean;
};

/** Fields of an entity, each before and after. */
export const EntityChanges = ({ changes, isNew = false }: EntityChangesProps) => {
  const words = useEntityWords();
  return (
    <Stack as="ul" gap={1}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Text size="sm">
            {words.field(field)}
            {': '}
            {!isNew && (
              <>
                {words.value(field, before)}
                {' → '}
              </>
            )}
            {words.value(field, after)}
          </Text>
        </li>
      ))}
    </Stack>
  );
};
