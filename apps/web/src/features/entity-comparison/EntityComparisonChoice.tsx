import { useEntityTypeName, useLanguage } from '@esg/app-kit';
import {
  comparisonDenominators,
  type Entity,
  type EntityComparison,
  entityComparisonLimits,
  entityTypes,
  periodName,
} from '@esg/contract';
import { Combobox, Grid, MultiSelect, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type EntityComparisonPlace, entitiesIn, yearsIn } from './entity-comparison-place.ts';
import { useEntityComparisonWords } from './use-entity-comparison-words.ts';

type EntityComparisonChoiceProps = {
  readonly comparison: EntityComparison;
  /** Entities that may be chosen one by one. */
  readonly entities: readonly Entity[];
  readonly place: EntityComparisonPlace;
  readonly onChange: (part: Record<string, string | undefined>) => void;
};

/** Chooses the metric, what it is divided by, the entities and the years. */
export const EntityComparisonChoice = (props: EntityComparisonChoiceProps) => {
  const { comparison, place, onChange } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const words = useEntityComparisonWords();
  return (
    <Grid cell="medium" gap={4} role="search" aria-label={t`Choose what to compare`}>
      <Combobox
        label={t`Metric`}
        options={comparison.metrics.map(({ key, name }) => ({ value: key, label: name[language] }))}
        value={comparison.metric?.key ?? ''}
        onChange={({ value }) => onChange({ metric: value || undefined })}
        labels={{ list: t`Metrics`, clear: t`First metric`, none: t`No such metric` }}
      />
      <Select
        label={t`Show figures`}
        placeholder={t`As they are`}
        options={comparisonDenominators.map((key) => ({ value: key, label: words.perNames[key] }))}
        value={place.per ?? ''}
        onChange={({ value }) => onChange({ per: value || undefined })}
      />
      <Select
        label={t`How much of each`}
        placeholder={t({ message: 'In full', context: 'share' })}
        options={[{ value: 'ours', label: t`Our share` }]}
        value={place.share ?? ''}
        onChange={({ value }) => onChange({ share: value || undefined })}
      />
      <Entities {...props} />
      <MultiSelect
        label={t`Years`}
        placeholder={t`All years`}
        options={comparison.years.map((year) => ({ value: periodName(year), label: periodName(year) }))}
        value={yearsIn(place.years)}
        onChange={({ value }) => onChange({ years: value.join() || undefined })}
        labels={{
          list: t`Years`,
          none: t`No such year`,
          chosen: t`Chosen years`,
          remove: ({ label }) => t`Remove “${label}”`,
        }}
      />
    </Grid>
  );
};

const Entities = ({ entities, place, onChange }: EntityComparisonChoiceProps) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const chosen = entitiesIn(place.entities);
  const parents = entities.filter(({ id }) => entities.some(({ parentId }) => parentId === id));
  const isFull = chosen.length >= entityComparisonLimits.namedMax;
  return (
    <>
      <Select
        label={t`Type`}
        placeholder={t`All types`}
        options={entityTypes.map((type) => ({ value: type, label: typeName(type) }))}
        value={place.type ?? ''}
        onChange={({ value }) => onChange({ type: value || undefined })}
      />
      <Combobox
        label={t`Right below`}
        placeholder={t`Any entity`}
        options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        value={place.below ?? ''}
        onChange={({ value }) => onChange({ below: value || undefined })}
        labels={{ list: t`Entities`, clear: t`Any entity`, none: t`No such entity` }}
      />
      <MultiSelect
        label={t`Entities`}
        placeholder={t`All without others below them`}
        hint={t`Archived entities, and those that have others below them, are compared once you choose them.`}
        options={entities.map(({ id, name }) => ({
          value: id,
          label: name,
          disabled: isFull && !chosen.includes(id),
        }))}
        value={chosen}
        onChange={({ value }) => onChange({ entities: value.join() || undefined })}
        labels={{
          list: t`Entities`,
          none: t`No such entity`,
          chosen: t`Chosen entities`,
          remove: ({ label }) => t`Remove “${label}”`,
        }}
      />
    </>
  );
};
