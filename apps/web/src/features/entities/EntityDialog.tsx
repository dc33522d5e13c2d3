import { FormDialog, useEntityTypeName, useMonthOptions, useProblemSentences } from '@esg/app-kit';
import { type Entity, entityTypes } from '@esg/contract';
import { Banner, Grid, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EntityRow } from './entity-rows.ts';
import { ParentField } from './ParentField.tsx';
import { useEntities } from './use-entities.ts';
import { type EntityForm, useEntityForm } from './use-entity-form.ts';

type EntityDialogProps = {
  /** Left out for a new one. */
  readonly id?: string;
  /** Parent of a new one; the top if left out. */
  readonly parentId?: string | null;
  readonly onClose: () => void;
};

/** Adds an entity or changes one. */
export const EntityDialog = ({ id, parentId = null, onClose }: EntityDialogProps) => {
  const { rows } = useEntities();
  const entity = rows?.find((row) => row.entity.id === id)?.entity;
  // Somebody else may have deleted it.
  if (!rows || (id !== undefined && !entity)) return null;
  return <EntityForms rows={rows} entity={entity} parentId={parentId} onClose={onClose} />;
};

type EntityFormsProps = Pick<EntityDialogProps, 'onClose'> & {
  readonly rows: readonly EntityRow[];
  readonly entity: Entity | undefined;
  readonly parentId: string | null;
};

const EntityForms = ({ rows, entity, parentId, onClose }: EntityFormsProps) => {
  const { t } = useLingui();
  const form = useEntityForm({ entity, parentId, onClose });
  const { draft, errors, tried } = form;
  return (
    <FormDialog
      title={entity ? <Trans>Edit entity</Trans> : <Trans>Add entity</Trans>}
      description={entity?.name}
      submitLabel={entity ? <Trans>Save</Trans> : <Trans>Add entity</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={draft}
      onSubmit={form.submit}
      errorsTitle={entity ? t`The entity wasn’t saved` : t`The entity wasn’t added`}
      errors={tried ? errors.list : []}
    >
      <Refused form={form} />
      <Fields form={form} rows={rows} entity={entity} />
    </FormDialog>
  );
};

const Refused = ({ form: { error, errors, competing } }: { readonly form: EntityForm }) => {
  const { problem } = useProblemSentences();
  if (!error || errors.parent) return null;
  return (
    <Banner tone="danger" title={problem(error)}>
      {competing && error.code === 'entity.stale' && (
        <Trans>It is now called {competing.name}. Save again to replace it with yours.</Trans>
      )}
    </Banner>
  );
};

type FieldsProps = {
  readonly form: EntityForm;
  readonly rows: readonly EntityRow[];
  readonly entity: Entity | undefined;
};

const none: readonly Entity[] = [];

const Fields = ({ form: { value, type, errors }, rows, entity }: FieldsProps) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const { ids, shown } = errors;
  return (
    <>
      <TextField
        id={ids.name}
        label={t`Name`}
        value={value.name}
        error={shown.name}
        required
        onChange={(change) => type({ name: change.value })}
      />
      <Grid cell="small" gap={4}>
        <Select
          label={t`Type`}
          options={entityTypes.map((each) => ({ value: each, label: typeName(each) }))}
          value={value.type}
          onChange={(change) => type({ type: entityTypes.find((each) => each === change.value) ?? value.type })}
        />
        <Select
          label={t`First month of the fiscal year`}
          options={useMonthOptions()}
          value={String(value.fiscalYearStartMonth)}
          onChange={(change) => type({ fiscalYearStartMonth: Number(change.value) })}
        />
      </Grid>
      {!entity?.isSample && (
        <ParentField
          rows={rows}
          moved={entity ? [entity] : none}
          value={value.parentId ?? ''}
          error={errors.parent}
          onChange={(parentId) => type({ parentId: parentId || null })}
        />
      )}
      <TextField
        id={ids.address}
        label={t`Address`}
        autoComplete="off"
        value={value.address}
        error={shown.address}
        onChange={(change) => type({ address: change.value })}
      />
      <TextField
        id={ids.postCode}
        label={t`Post code`}
        autoComplete="off"
        value={value.postCode}
        error={shown.postCode}
        onChange={(change) => type({ postCode: change.value })}
      />
    </>
  );
};
