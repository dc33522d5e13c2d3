import {
  type BuilderContent,
  frameworkAudiences,
  frameworkCategories,
  frameworkDataKinds,
  limits,
} from '@esg/contract';
import { Card, CheckboxGroup, Grid, Heading, Select, Stack, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TwoLanguages } from './TwoLanguages.tsx';

type WholeEditorProps = {
  readonly content: BuilderContent;
  readonly onChange: (content: BuilderContent) => void;
  readonly disabled: boolean;
};

const categories = {
  REPORTING_STANDARDS: msg`Reporting standards`,
  EXCHANGE_LISTING_REQUIREMENTS: msg`Stock exchange requirements`,
  SPECIAL_FRAMEWORK: msg`Special frameworks`,
  AI: msg`AI-generated reports`,
};
const audiences = { general: msg`Everyone`, investors: msg`Investors`, regulators: msg`Regulators` };
const dataKinds = {
  general_esg: msg`General ESG`,
  climate: msg`Climate`,
  industry_specific: msg`Industry-specific`,
  stock_exchange: msg`Stock exchange`,
  impact: msg`Impact on people and planet`,
  sme_supply_chain: msg`Small company or supplier`,
  investment_portfolio: msg`Investment portfolio`,
  financial: msg`Financial effects`,
};

/** Name and owner of the framework, and when people are offered it. */
export const WholeEditor = ({ content, onChange, disabled }: WholeEditorProps) => {
  const { t } = useLingui();
  const line = (key: 'reference' | 'edition' | 'owner') => ({
    value: content[key],
    readOnly: disabled,
    maxLength: limits.lineLengthMax,
    onChange: ({ value }: { value: string }) => onChange({ ...content, [key]: value }),
  });
  const both = (key: 'name' | 'description' | 'licenceNote') => ({
    value: content[key],
    disabled,
    onChange: (value: BuilderContent['name']) => onChange({ ...content, [key]: value }),
  });
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>About the framework</Trans>
        </Heading>
        <TwoLanguages label={t`Name`} required {...both('name')} />
        <TwoLanguages label={t`Description`} lines="several" {...both('description')} />
        <Grid as="div" cell="small" gap={3}>
          <TextField label={t`Edition`} hint={t`For example 2026`} {...line('edition')} />
          <TextField label={t`Whose it is`} {...line('owner')} />
          <TextField label={t`Reference`} hint={t`The document that it follows`} {...line('reference')} />
        </Grid>
        <TwoLanguages label={t`Licence note`} lines="several" {...both('licenceNote')} />
        <Offering content={content} onChange={onChange} disabled={disabled} />
      </Stack>
    </Card>
  );
};

const Offering = ({ content, onChange, disabled }: WholeEditorProps) => {
  const { t, i18n } = useLingui();
  return (
    <Grid as="div" cell="medium" gap={3}>
      <Select
        label={t`Kind`}
        value={content.category}
        disabled={disabled}
        options={frameworkCategories.map((value) => ({ value, label: i18n._(categories[value]) }))}
        onChange={({ value }) => {
          const category = frameworkCategories.find((known) => known === value);
          if (category) onChange({ ...content, category });
        }}
      />
      <CheckboxGroup
        label={t`Made for`}
        value={content.audience}
        disabled={disabled}
        options={frameworkAudiences.map((value) => ({ value, label: i18n._(audiences[value]) }))}
        onChange={({ value }) => onChange({ ...content, audience: value })}
      />
      <CheckboxGroup
        label={t`Asks for`}
        hint={t`The framework helper suggests it by these.`}
        value={content.dataKinds}
        disabled={disabled}
        options={frameworkDataKinds.map((value) => ({ value, label: i18n._(dataKinds[value]) }))}
        onChange={({ value }) => onChange({ ...content, dataKinds: value })}
      />
    </Grid>
  );
};
