import { entityQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { isInUse, type Subject } from '@esg/contract';
import { Button, MultiSelect, Select } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddTimesDialog } from '../reporting-times/AddTimesDialog.tsx';
import { useTimeName } from '../shared/point-words.ts';
import { useEntityName } from '../use-entity-name.ts';
import { LabelsDialog } from './labels/LabelsDialog.tsx';
import type { PointEditor } from './use-point-editor.ts';

type PlaceFieldsProps = {
  readonly editor: PointEditor;
  readonly timeId: string;
  /** Whether the person may write figures of an entity: others are not offered. */
  readonly mayWrite: (subject: Subject) => boolean;
};

/** The entity, the reporting time and the labels of the figure. */
export const PlaceFields = ({ editor, timeId, mayWrite }: PlaceFieldsProps) => (
  <>
    <EntityField editor={editor} mayWrite={mayWrite} />
    <TimeField editor={editor} timeId={timeId} />
    <LabelsField editor={editor} />
  </>
);

const organisation = 'organisation';

const EntityField = ({ editor: { draft, point, type }, mayWrite }: Omit<PlaceFieldsProps, 'timeId'>) => {
  const { t } = useLingui();
  const entityName = useEntityName();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  return (
    <Select
      label={t`Entity`}
      hint={point ? t`A data point stays with its entity.` : undefined}
      disabled={point !== undefined}
      value={draft.entityId ?? organisation}
      onChange={({ value }) => type({ entityId: value === organisation ? null : value })}
      options={[
        { value: organisation, label: t`Whole organisation` },
        ...entities
          .filter((entity) => (isInUse(entity) && mayWrite(entity.id)) || entity.id === draft.entityId)
          .map((entity) => ({ value: entity.id, label: entityName(entity) })),
      ]}
    />
  );
};

const TimeField = ({ editor, timeId }: Omit<PlaceFieldsProps, 'mayWrite'>) => {
  const { draft, section, tried, type } = editor;
  const { t } = useLingui();
  const nameOf = useTimeName();
  const [adding, setAdding] = useState(false);
  const isMissing = tried && draft.reportingTimeId === '';
  return (
    <>
      <Select
        id={timeId}
        label={t`Reporting time`}
        required
        placeholder={t`Choose a reporting time`}
        error={isMissing ? t`Reporting time is required` : undefined}
        value={draft.reportingTimeId}
        onChange={({ value }) => type({ reportingTimeId: value })}
        options={section.times.map((time) => ({ value: time.id, label: nameOf(time) }))}
        aside={
          <Button size="compact" onClick={() => setAdding(true)}>
            <Trans>New reporting time</Trans>
          </Button>
        }
      />
      {adding && <AddTimesDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const LabelsField = ({ editor }: { readonly editor: PointEditor }) => {
  const { draft, section, type } = editor;
  const { t } = useLingui();
  const [managing, setManaging] = useState(false);
  return (
    <>
      <MultiSelect
        label={t`Labels`}
        hint={t`Data points of other labels are kept side by side, such as one per fuel.`}
        value={draft.labelIds}
        onChange={({ value }) => type({ labelIds: value.toSorted() })}
        options={section.labels.map(({ id, name }) => ({ value: id, label: name }))}
        labels={{
          list: t`Labels of this section`,
          none: t`No labels match`,
          chosen: t`Chosen labels`,
          remove: ({ label }) => t`Remove ${label}`,
        }}
        aside={
          <Button size="compact" onClick={() => setManaging(true)}>
            <Trans>Manage labels</Trans>
          </Button>
        }
      />
      {managing && (
        <LabelsDialog sectionId={section.section.id} labels={section.labels} onClose={() => setManaging(false)} />
      )}
    </>
  );
};
