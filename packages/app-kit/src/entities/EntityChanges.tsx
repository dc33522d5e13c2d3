import type { EntityFieldChange } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEntityWords } from './use-entity-words.ts';

type EntityChangesProps = {
  readonly changes: readonly EntityFieldChange[];
  /** The entity is new: there are no earlier values. */
  readonly isNew?: boolean;
};

/** Fields of an entity, each before and after; for a new entity all in one line. */
export const EntityChanges = ({ changes, isNew = false }: EntityChangesProps) => {
  const { t } = useLingui();
  const words = useEntityWords();
  const said = changes.map((change) => {
    const field = words.field(change.field);
    const before = words.value(change.field, change.before);
    const after = words.value(change.field, change.after);
    return isNew || change.field === 'boundaryYear' ? t`${field}: ${after}` : t`${field}: ${before} → ${after}`;
  });
  if (isNew) return <Text size="sm">{said.join(' · ')}</Text>;
  return (
    <Stack as="ul" gap={1}>
      {said.map((sentence) => (
        <li key={sentence}>
          <Text size="sm">{sentence}</Text>
        </li>
      ))}
    </Stack>
  );
};
