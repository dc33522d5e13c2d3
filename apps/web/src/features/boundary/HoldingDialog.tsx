import { DraftMark, tagOf, useDateLabels, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type BoundaryEntity,
  type Entity,
  financialControls,
  type Holding,
  holdingKinds,
  type Inclusion,
  isLease,
  lastDayOf,
  ownFiguresMeanings,
} from '@esg/contract';
import {
  Banner,
  Button,
  Checkbox,
  DateField,
  Dialog,
  Form,
  Grid,
  RadioGroup,
  Select,
  Text,
  TextArea,
  TextField,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { controlNames, kindNames, meaningNames, reasonNames } from './boundary-words.ts';
import { HoldingConflict } from './HoldingConflict.tsx';
import { type HoldingForm, useHoldingForm } from './use-holding-form.ts';

type HoldingDialogProps = {
  readonly year: number;
  readonly entity: Entity;
  readonly held: BoundaryEntity;
  /** Whether there are entities below it, whose figures its own could include. */
  readonly hasBelow: boolean;
  /** The share of the entity; undefined while no approach is chosen. */
  readonly inclusionOf: (holding: Holding) => Inclusion | undefined;
  readonly onClose: () => void;
};

/** The relation of one entity to the organisation in a year. */
export const HoldingDialog = (props: HoldingDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const { problem } = useProblemSentences();
  const form = useHoldingForm(props);
  const { draft, errors, refusal, pending, save, competing } = form;
  const cancel = () => {
    draft.discard();
    props.onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.entity.name}
      description={t`For ${props.year} and later years, until you change it there.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending || competing !== undefined}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} errorsTitle={t`Nothing was saved`} errors={errors}>
        {refusal && <Banner tone="danger" title={problem(refusal)} />}
        <HoldingConflict form={form} name={props.entity.name} />
        <Counting form={form} inclusionOf={props.inclusionOf} />
        <HeldFields form={form} />
        <DayFields form={form} entity={props.entity} />
        {props.hasBelow && <MeaningField form={form} />}
        <LeavingOut form={form} />
        <DraftMark draft={draft} />
      </Form>
    </Dialog>
  );
};

type FieldsProps = { readonly form: HoldingForm };

const HeldFields = ({ form }: FieldsProps) => {
  const { t, i18n } = useLingui();
  const { value, change } = form;
  const isLeased = isLease(value.kind);
  return (
    <>
      <Select
        label={t`Held as`}
        hint={isLeased ? t`A lease counts as its holder does, or not at all. The approach decides which.` : undefined}
        value={value.kind}
        onChange={(changed) => change({ kind: holdingKinds.find((kind) => kind === changed.value) ?? value.kind })}
        options={holdingKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      {!isLeased && <OwnedFields form={form} />}
    </>
  );
};

const OwnedFields = ({ form: { value, change, ids, labels, shown } }: FieldsProps) => {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        id={ids.ownership}
        label={labels.ownership}
        hint={t`What the entity above it owns. Shares multiply down the tree.`}
        inputMode="decimal"
        value={value.ownership}
        error={shown('ownership')}
        onChange={(changed) => change({ ownership: changed.value })}
      />
      <Checkbox
        label={t`Your organisation operates it`}
        value={value.operated}
        onChange={(changed) => change({ operated: changed.value })}
      />
      <RadioGroup
        label={t`Financial control`}
        value={value.financialControl}
        onChange={(changed) => change({ financialControl: changed.value })}
        options={financialControls.map((control) => ({ value: control, label: i18n._(controlNames[control]) }))}
      />
    </>
  );
};

const DayFields = ({ form, entity }: FieldsProps & Pick<HoldingDialogProps, 'entity'>) => {
  const { value, change, ids, labels, shown } = form;
  const { t } = useLingui();
  const { day } = useFormatters();
  const archived = lastDayOf({ left: null }, entity);
  const locale = tagOf(useLanguage());
  const firstLabels = useDateLabels(labels.joined);
  const lastLabels = useDateLabels(labels.left);
  return (
    <Grid cell="small" gap={4}>
      <DateField
        id={ids.joined}
        label={labels.joined}
        hint={t`Empty if it always belonged to you.`}
        locale={locale}
        labels={firstLabels}
        value={value.joined ?? ''}
        error={shown('joined')}
        onChange={(changed) => change({ joined: changed.value })}
      />
      <DateField
        id={ids.left}
        label={labels.left}
        hint={archived ? t`Empty for ${day(archived)}, when it was archived.` : t`Empty if it still belongs to you.`}
        locale={locale}
        labels={lastLabels}
        value={value.left ?? ''}
        error={shown('left')}
        onChange={(changed) => change({ left: changed.value })}
      />
    </Grid>
  );
};

const MeaningField = ({ form: { value, change } }: FieldsProps) => {
  const { t, i18n } = useLingui();
  return (
    <RadioGroup
      label={t`What its own figures include`}
      hint={t`Until you say so, they are taken to include everything below it, so that nothing counts twice.`}
      value={value.ownFigures ?? ''}
      onChange={(changed) => change({ ownFigures: changed.value })}
      options={ownFiguresMeanings.map((meaning) => ({ value: meaning, label: i18n._(meaningNames[meaning]) }))}
    />
  );
};

const LeavingOut = ({ form: { value, change, ids, labels, shown } }: FieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Leave it out of the boundary`}
        hint={t`With everything below it. You give the reason.`}
        value={value.isExcluded}
        onChange={(changed) => change({ isExcluded: changed.value })}
      />
      {value.isExcluded && (
        <TextArea
          id={ids.exclusion}
          rows={2}
          required
          label={labels.exclusion}
          value={value.exclusion}
          error={shown('exclusion')}
          onChange={(changed) => change({ exclusion: changed.value })}
        />
      )}
    </>
  );
};

/** The share of the entity with the typed values, before they are saved. */
const Counting = ({ form, inclusionOf }: FieldsProps & Pick<HoldingDialogProps, 'inclusionOf'>) => {
  const { i18n } = useLingui();
  const { decimal } = useFormatters();
  const inclusion = form.holding && inclusionOf(form.holding);
  if (!inclusion) return null;
  const share = decimal(inclusion.percent);
  return (
    <Text strong role="status">
      {inclusion.leftOut ? (
        <Trans>Doesn’t count: {i18n._(reasonNames[inclusion.leftOut])}</Trans>
      ) : (
        <Trans>Counts with {share}%</Trans>
      )}
    </Text>
  );
};
