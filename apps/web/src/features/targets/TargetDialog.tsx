import { currentOf, entityQueries, targetMutations } from '@esg/api-client';
import {
  FormDialog,
  notify,
  raiseVersion,
  useApi,
  useDraft,
  useFormatters,
  useLanguage,
  useNumberFormat,
  useProblemSentences,
} from '@esg/app-kit';
import { limits, type MetricDetail, type Target, targetLimits, unitPrinted } from '@esg/contract';
import { Banner, Facts, Grid, Select, TextArea, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EndFields } from './EndFields.tsx';
import { RowsField } from './RowsField.tsx';
import { readTyped, type TypedTarget, typedFrom } from './typed-target.ts';

type TargetDialogProps = {
  readonly detail: MetricDetail;
  /** Nothing to add a new one. */
  readonly target?: Target | undefined;
  readonly onClose: () => void;
};

/** What is typed and how it is sent. `seen` is the one as this person knows it: after a refusal because of somebody else's change, as it is now. */
const useTargetForm = ({ detail, target, onClose }: TargetDialogProps) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useNumberFormat();
  const create = useMutation(targetMutations.create(api, queryClient));
  const change = useMutation(targetMutations.change(api, queryClient));
  const [seen, setSeen] = useState(target);
  const [isUnreadable, setUnreadable] = useState(false);
  const { key } = detail.metric;
  const draft = useDraft(`target/${target?.id ?? key}`, typedFrom(target, detail, locale));
  const submit = () => {
    const sent = draft.value;
    const read = readTyped(sent, key, locale);
    setUnreadable(!read);
    if (!read || create.isPending || change.isPending) return;
    const onSuccess = () => {
      draft.done(sent);
      notify('success', target ? msg`Target changed` : msg`Target added`);
      onClose();
    };
    const onError = (refused: unknown) => {
      const stored = currentOf<Target>(refused);
      setSeen((before) => stored ?? before);
      raiseVersion(draft, stored);
    };
    if (target)
      change.mutate({ id: target.id, change: { ...read, version: sent.version ?? 0 } }, { onSuccess, onError });
    else create.mutate({ ...read, key: draft.key }, { onSuccess });
  };
  const error = create.error ?? change.error;
  return { draft, seen, submit, error, isUnreadable, pending: create.isPending || change.isPending };
};

/** Sets a target, or changes one. What is typed outlives every refusal and a reload. */
export const TargetDialog = (props: TargetDialogProps) => {
  const { detail, target, onClose } = props;
  const { t } = useLingui();
  const { draft, seen, submit, error, isUnreadable, pending } = useTargetForm(props);
  return (
    <FormDialog
      title={target ? <Trans>Change target</Trans> : <Trans>Set a target</Trans>}
      submitLabel={<Trans>Save</Trans>}
      pending={pending}
      draft={draft}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`Check these entries`}
      errors={[]}
    >
      {isUnreadable && (
        <Banner tone="danger" title={t`Check names, years and numbers`}>
          <Trans>Write years with four digits, and a number for every value and effect.</Trans>
        </Banner>
      )}
      {error && <Refused error={error} seen={seen} />}
      <PathFields detail={detail} value={draft.value} onChange={draft.change} />
      <WorkFields value={draft.value} onChange={draft.change} />
    </FormDialog>
  );
};

type FieldsProps = { readonly value: TypedTarget; readonly onChange: (value: TypedTarget) => void };

/** Whose figure, from where, by way of what, to where. */
const PathFields = ({ detail, value, onChange }: FieldsProps & Pick<TargetDialogProps, 'detail'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  return (
    <>
      <TextField
        label={t`Name`}
        required
        maxLength={limits.lineLengthMax}
        value={value.name}
        onChange={({ value: name }) => onChange({ ...value, name })}
      />
      <Grid cell="small">
        <Select
          label={t`Covers`}
          placeholder={t`The whole organisation`}
          value={value.entityId}
          onChange={({ value: entityId }) => onChange({ ...value, entityId })}
          options={entities.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={t`Unit`}
          required
          value={value.unit}
          onChange={({ value: unit }) => onChange({ ...value, unit })}
          options={detail.units.map((unit) => ({
            value: unit.code,
            label: unitPrinted(unit, language) || unit.name[language],
          }))}
        />
        <EndFields metricKey={detail.metric.key} units={detail.units} value={value} onChange={onChange} />
      </Grid>
      <RowsField
        label={t`Interim years`}
        hint={t`For a path of your own. Without them the path is a straight line.`}
        fields={{ year: t`Year`, value: t`Value` }}
        rows={value.interim}
        most={targetLimits.interimMax}
        addLabel={t`Add a year`}
        onChange={(interim) => onChange({ ...value, interim })}
      />
    </>
  );
};

/** Who answers for it, and what is done. */
const WorkFields = ({ value, onChange }: FieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Owner`}
        maxLength={limits.lineLengthMax}
        value={value.owner}
        onChange={({ value: owner }) => onChange({ ...value, owner })}
      />
      <TextArea
        label={t`Note`}
        maxLength={targetLimits.noteMax}
        value={value.note}
        onChange={({ value: note }) => onChange({ ...value, note })}
      />
      <RowsField
        label={t`Measures`}
        hint={t`What you do for it, and by how much each improves the figure in a year.`}
        fields={{
          name: t`Measure`,
          effect: t`Effect a year`,
          fromYear: t`From year`,
          cost: t`Cost`,
          owner: t`Owner of the measure`,
        }}
        rows={value.measures}
        most={targetLimits.measuresMax}
        addLabel={t`Add a measure`}
        onChange={(measures) => onChange({ ...value, measures })}
      />
    </>
  );
};

/** Why it was not saved; and where somebody else was first, what stands there now. */
const Refused = ({ error, seen }: { readonly error: { readonly code: string }; readonly seen: Target | undefined }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { date, time } = useFormatters();
  return (
    <Banner tone="danger" title={problem(error)}>
      {error.code === 'resource.stale' && seen ? (
        <Facts
          facts={[
            { term: t`Name`, value: seen.name },
            { term: t`Base year`, value: `${seen.base.year}: ${seen.base.value} ${seen.unit}` },
            { term: t`Target year`, value: `${seen.goal.year}: ${seen.goal.value} ${seen.unit}` },
            { term: t`Changed`, value: `${date(seen.updatedAt)} ${time(seen.updatedAt)}, ${seen.updatedBy}` },
          ]}
        />
      ) : (
        <Trans>The target year is after the base year, and interim years are between them, each once.</Trans>
      )}
    </Banner>
  );
};
