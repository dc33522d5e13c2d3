import { Accordion, Checkbox, NumberField, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { LineNeeds } from './line-needs.ts';
import type { TypedLine } from './typed-line.ts';
import type { LineForm } from './use-line-form.ts';
import { useReading } from './use-reading.ts';

type MoreFieldsProps = { readonly form: LineForm; readonly needs: LineNeeds };
type TextName = Exclude<keyof TypedLine, 'version' | 'isEstimate'>;

/** What few lines need: contracts, what the supplier states of the fuel, the source, and that the amount is an estimate. */
export const MoreFields = ({ form, needs }: MoreFieldsProps) => {
  const { t } = useLingui();
  const { value, type } = form;
  const content = (
    <Stack gap={4}>
      {needs.contracts && (
        <>
          <NumberOf form={form} name="contractKwh" hint={t`For the market-based figure of scope 2.`} />
          <NumberOf form={form} name="contractFactor" hint={t`As the supplier states it; 0 for renewable energy.`} />
          <TextOf form={form} name="contractSource" />
        </>
      )}
      {needs.fuel && (
        <>
          <NumberOf form={form} name="density" hint={t`Only if the supplier states another than the usual one.`} />
          <NumberOf
            form={form}
            name="energyContent"
            hint={t`Only if the supplier states another than the usual one.`}
          />
        </>
      )}
      <TextOf form={form} name="source" hint={t`The bill, reading or person that the amount comes from.`} />
      <TextOf form={form} name="evidence" hint={t`Such as a page.`} />
      <Checkbox
        label={t`The amount is an estimate`}
        value={value.isEstimate}
        onChange={(change) => type({ isEstimate: change.value })}
      />
    </Stack>
  );
  return <Accordion headingLevel={3} items={[{ id: 'more', title: t`More`, content }]} />;
};

type OneProps = { readonly form: LineForm; readonly name: TextName; readonly hint?: string };

const NumberOf = ({ form: { value, type, field }, name, hint }: OneProps) => {
  const reading = useReading();
  return (
    <NumberField
      {...field(name)}
      hint={hint}
      autoComplete="off"
      {...reading}
      value={value[name]}
      onChange={(change) => type({ [name]: change.value })}
    />
  );
};

const TextOf = ({ form: { value, type, field }, name, hint }: OneProps) => (
  <TextField
    {...field(name)}
    hint={hint}
    autoComplete="off"
    value={value[name]}
    onChange={(change) => type({ [name]: change.value })}
  />
);
