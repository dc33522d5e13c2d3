import { climateQueries } from '@esg/api-client';
import { FormDialog, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateActivity } from '@esg/contract';
import { Banner, Facts, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { AmountAnswers } from './AmountAnswers.tsx';
import { KindField } from './KindField.tsx';
import { AmountFields, CategoryField, NeedFields, PlaceFields } from './LineFields.tsx';
import { needsOf } from './line-needs.ts';
import { MoreFields } from './MoreFields.tsx';
import { typedOf } from './typed-line.ts';
import { useAmountDoubtText } from './use-amount-doubts.ts';
import { type LineForm, type OpenedLine, useLineForm } from './use-line-form.ts';

type LineDialogProps = { readonly opened: OpenedLine; readonly onClose: () => void };

/** Adds a line of activity data or changes one. What is asked follows from what was used. */
export const LineDialog = ({ opened, onClose }: LineDialogProps) => {
  const { t } = useLingui();
  const isNew = 'blank' in opened;
  const form = useLineForm(opened, onClose);
  return (
    <FormDialog
      title={isNew ? <Trans>Add activity data</Trans> : <Trans>Change line</Trans>}
      description={
        isNew ? (
          <Trans>Take the bill or reading at hand, and enter what it says. One line is one month.</Trans>
        ) : undefined
      }
      submitLabel={isNew ? <Trans>Add line</Trans> : <Trans>Save</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={isNew ? t`The line wasn’t added` : t`The line wasn’t saved`}
      errors={form.errors}
    >
      <Refused form={form} />
      {form.doubt && <Doubted form={form} doubt={form.doubt} />}
      <KindField form={form} category={isNew ? form.before.category : null} />
      {form.value.activityTypeId !== '' && (
        <OfKind form={form} headquarters={'blank' in opened ? opened.headquarters : null} />
      )}
    </FormDialog>
  );
};

type DoubtedProps = { readonly form: LineForm; readonly doubt: NonNullable<LineForm['doubt']> };

/** A line that may be a mistake is stored once people settle what speaks against it, or send it again. */
const Doubted = ({ form, doubt }: DoubtedProps) => {
  const textOf = useAmountDoubtText();
  if (doubt === 'twice')
    return (
      <Banner tone="warning" title={<Trans>This bill seems to be there already</Trans>}>
        <Trans>A line of this meter and month has the same amount. If it’s another bill, send it again.</Trans>
      </Banner>
    );
  return (
    <Banner tone="warning" title={<Trans>Is the amount right?</Trans>}>
      <Stack gap={2}>
        <Text>{textOf(doubt, form.value.unit)}</Text>
        <AmountAnswers
          doubt={doubt}
          pending={form.pending}
          onRight={(amountReason) => form.settle({ amountReason })}
          onUnit={(unit) => form.settle({ unit })}
        />
      </Stack>
    </Banner>
  );
};

/** What is asked of a kind, once it is known. */
const OfKind = ({ form, headquarters }: { readonly form: LineForm; readonly headquarters: string | null }) => {
  const api = useApi();
  const { activityTypeId } = form.value;
  const { data: library } = useQuery(climateQueries.library(api));
  const { data: detail } = useQuery(climateQueries.type(api, activityTypeId));
  const type = library?.activityTypes.find(({ id }) => id === activityTypeId);
  const needs = type && detail && needsOf(type, detail, form.before);
  return (
    <>
      <CategoryField form={form} />
      <PlaceFields form={form} />
      <AmountFields form={form} detail={detail} />
      {needs && <NeedFields form={form} needs={needs} detail={detail} headquarters={headquarters} />}
      {needs && <MoreFields form={form} needs={needs} />}
    </>
  );
};

/** Why it was not stored; and where somebody else was first, what they stored in the fields that differ. */
const Refused = ({ form }: { readonly form: LineForm }) => {
  const { problem } = useProblemSentences();
  const { error, errors, competing } = form;
  if (!error || errors.length > 0) return null;
  if (error.code !== 'resource.stale' || !competing) return <Banner tone="danger" title={problem(error)} />;
  return (
    <Banner tone="danger" title={problem(error)}>
      <Competing form={form} current={competing} />
    </Banner>
  );
};

const Competing = ({
  form: { value, labels },
  current,
}: {
  readonly form: LineForm;
  readonly current: ClimateActivity;
}) => {
  const { decimal } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const theirs = typedOf(current, current.version, decimal);
  const shown: Partial<Record<keyof typeof labels, string>> = {
    activityTypeId: names.activityType(theirs.activityTypeId),
    category: theirs.category && names.category(theirs.category),
    entityId: names.entity(current.entityId),
    unit: unitName(theirs.unit),
    region: names.region(theirs.region),
  };
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).filter((field) => theirs[field] !== value[field]);
  return (
    <Facts facts={fields.map((field) => ({ term: labels[field], value: (shown[field] ?? theirs[field]) || '–' }))} />
  );
};
