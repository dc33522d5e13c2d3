import { tagOf, useDateLabels, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type BoundaryEntity, financialControls, isLease } from '@esg/contract';
import { Banner, Button, DateField, Dialog, Form, Grid, Select, Text, TextField } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { controlNames } from './boundary-words.ts';
import { type ManyForm, useManyForm } from './use-many-form.ts';

type ManyDialogProps = {
  readonly year: number;
  readonly chosen: readonly BoundaryEntity[];
  readonly onClose: () => void;
  /** Called when all is stored: it clears the choice. */
  readonly onDone: () => void;
};

/** What several entities are to the organisation in a year, in one press: an empty field leaves what each of them has. */
export const ManyDialog = ({ year, chosen, onClose, onDone }: ManyDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const { problem } = useProblemSentences();
  const form = useManyForm(year, chosen, onDone);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Plural value={chosen.length} one="Change # entity" other="Change # entities" />}
      description={t`For ${year} and later years, until you change it there. A field that you leave empty keeps what each entity has.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={form.pending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.save} errorsTitle={t`Nothing was saved`} errors={form.errors}>
        {form.error && <Banner tone="danger" title={problem(form.error)} />}
        <OwnedFields form={form} />
        <DayFields form={form} />
        {chosen.some(({ kind }) => isLease(kind)) && (
          <Text size="sm" tone="muted">
            <Trans>Leased entities keep their ownership and control: the lease decides about them.</Trans>
          </Text>
        )}
        <Text strong role="status">
          <Plural value={form.changed} one="# entity will change" other="# entities will change" />
        </Text>
      </Form>
    </Dialog>
  );
};

type FieldsProps = { readonly form: ManyForm };

const OwnedFields = ({ form: { typed, change, ids, labels, shown } }: FieldsProps) => {
  const { t, i18n } = useLingui();
  const unchanged = t`Leave as it is`;
  return (
    <>
      <TextField
        id={ids.ownership}
        label={labels.ownership}
        inputMode="decimal"
        value={typed.ownership}
        error={shown('ownership')}
        onChange={({ value }) => change({ ownership: value })}
      />
      <Select
        label={t`Your organisation operates it`}
        placeholder={unchanged}
        value={typed.operated}
        onChange={({ value }) => change({ operated: value === 'yes' || value === 'no' ? value : '' })}
        options={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
      />
      <Select
        label={t`Financial control`}
        placeholder={unchanged}
        value={typed.financialControl}
        onChange={({ value }) => change({ financialControl: financialControls.find((one) => one === value) ?? '' })}
        options={financialControls.map((control) => ({ value: control, label: i18n._(controlNames[control]) }))}
      />
    </>
  );
};

const DayFields = ({ form: { typed, change, ids, labels, shown } }: FieldsProps) => {
  const locale = tagOf(useLanguage());
  const words = { joined: useDateLabels(labels.joined), left: useDateLabels(labels.left) };
  return (
    <Grid cell="small" gap={4}>
      {(['joined', 'left'] as const).map((field) => (
        <DateField
          key={field}
          id={ids[field]}
          label={labels[field]}
          locale={locale}
          labels={words[field]}
          value={typed[field] ?? ''}
          error={shown(field)}
          onChange={({ value }) => change({ [field]: value })}
        />
      ))}
    </Grid>
  );
};
