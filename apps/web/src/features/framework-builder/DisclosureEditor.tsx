import { disclosureNatures, duties } from '@esg/contract';
import { Checkbox, Grid, Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useBuilderWords } from './builder-words.ts';
import type { DisclosureEditorProps } from './disclosure-editor-props.ts';
import { FieldList } from './FieldList.tsx';
import { RequirementList } from './RequirementList.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

/** The content of a disclosure: how mandatory it is, its requirements, and its form. */
export const DisclosureEditor = ({ disclosure, palette, onChange, disabled }: DisclosureEditorProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  return (
    <Stack gap={6} align="stretch">
      <TwoLanguages
        label={t`Guidance`}
        hint={t`How to answer it, in your own words.`}
        lines="several"
        disabled={disabled}
        value={disclosure.guidance}
        onChange={(guidance) => onChange({ ...disclosure, guidance })}
      />
      <Grid as="div" cell="small" gap={3}>
        <Select
          label={t`Answered with`}
          value={disclosure.nature}
          disabled={disabled}
          options={disclosureNatures.map((value) => ({ value, label: words.nature(value) }))}
          onChange={({ value }) => {
            const nature = disclosureNatures.find((known) => known === value);
            if (nature) onChange({ ...disclosure, nature });
          }}
        />
        <Select
          label={t`How binding`}
          value={disclosure.mandatory}
          disabled={disabled}
          options={duties.map((value) => ({ value, label: words.duty(value) }))}
          onChange={({ value }) => {
            const mandatory = duties.find((known) => known === value);
            if (mandatory) onChange({ ...disclosure, mandatory });
          }}
        />
        <Checkbox
          label={t`Can be left out with a reason`}
          value={disclosure.omittable}
          disabled={disabled}
          onChange={({ value }) => onChange({ ...disclosure, omittable: value })}
        />
      </Grid>
      <RequirementList disclosure={disclosure} onChange={onChange} disabled={disabled} />
      <FieldList disclosure={disclosure} palette={palette} onChange={onChange} disabled={disabled} />
    </Stack>
  );
};
