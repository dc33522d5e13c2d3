import { climateInventoryQueries } from '@esg/api-client';
import { DraftMark, NotLoaded, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type ClimateInventorySettings,
  climateInventoryLimits,
  languageTags,
  type UncertaintySubject,
  uncertaintySubjects,
} from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  Fieldset,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Exclusions } from './Exclusions.tsx';
import { type InventoryForm, useInventoryForm } from './use-inventory-form.ts';

/** What inventory reports say besides activity data: base year, when it is recalculated, uncertainties and exclusions. */
export const InventorySettings = ({ mayChange }: { readonly mayChange: boolean }) => {
  const { data, error, refetch } = useQuery(climateInventoryQueries.settings(useApi()));
  if (!data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load the settings of inventories</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Card as="section" id="inventory">
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md">
            <Trans>Inventory report and base year</Trans>
          </Heading>
          <Text tone="muted" size="sm">
            <Trans>Printed in every inventory report. Nothing here changes a calculated result.</Trans>
          </Text>
        </Stack>
        {mayChange ? (
          <Form settings={data} />
        ) : (
          <Text tone="muted">
            <Trans>People who may confirm factors can change these settings.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const Form = ({ settings }: { readonly settings: ClimateInventorySettings }) => {
  const form = useInventoryForm(settings);
  return (
    <>
      <BaseYearFields form={form} />
      <Statements form={form} />
      <Exclusions form={form} />
      <Uncertainties form={form} />
      <Saving form={form} />
    </>
  );
};

type PartProps = { readonly form: InventoryForm };

const useMonthOptions = () => {
  const locale = languageTags[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2025, index, 1))),
  }));
};

const BaseYearFields = ({ form: { value, type, isWrong } }: PartProps) => {
  const { t } = useLingui();
  const months = useMonthOptions();
  const most = climateInventoryLimits.thresholdMax;
  return (
    <Fieldset label={<Trans>Base year</Trans>}>
      <Stack gap={3} align="stretch">
        <Grid cell="small" gap={3}>
          <TextField
            label={t`Base year begins in the year`}
            hint={t`Leave it empty while none is chosen.`}
            inputMode="numeric"
            autoComplete="off"
            value={value.baseYear}
            error={isWrong('baseYear') ? t`Enter a year` : undefined}
            onChange={(change) => type({ baseYear: change.value })}
          />
          <Select
            label={t`In the month`}
            value={value.baseMonth}
            options={months}
            onChange={(change) => type({ baseMonth: change.value })}
          />
          <TextField
            label={t`Recalculate it from a change of more than, %`}
            hint={t`Of its total, by structural changes, factors, methods or corrected data.`}
            inputMode="decimal"
            autoComplete="off"
            value={value.threshold}
            error={isWrong('threshold') ? t`Enter a percentage of ${most} at most` : undefined}
            onChange={(change) => type({ threshold: change.value })}
          />
        </Grid>
        <TextArea
          label={t`Why this year`}
          value={value.baseYearReason}
          onChange={(change) => type({ baseYearReason: change.value })}
        />
        <TextArea
          label={t`Recalculation policy in your words`}
          hint={t`Which changes count: entities that join or leave, outsourcing, methods, errors.`}
          value={value.policy}
          onChange={(change) => type({ policy: change.value })}
        />
      </Stack>
    </Fieldset>
  );
};

const Statements = ({ form: { value, type } }: PartProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Responsible for the inventory`}
        autoComplete="off"
        value={value.responsible}
        onChange={(change) => type({ responsible: change.value })}
      />
      <TextArea
        label={t`Verification`}
        hint={t`Who verified it, by which standard and to which level of assurance.`}
        value={value.verification}
        onChange={(change) => type({ verification: change.value })}
      />
    </>
  );
};

const useSubjectNames = (): Record<UncertaintySubject, string> => {
  const { t } = useLingui();
  return {
    metered: t`Billed or metered amounts, ± %`,
    estimated: t`Estimated amounts, ± %`,
    supplier: t`Factors from suppliers and contracts, ± %`,
    national: t`National factors, ± %`,
    generic: t`Generic factors, ± %`,
  };
};

const Uncertainties = ({ form: { value, type, isWrong } }: PartProps) => {
  const { t } = useLingui();
  const names = useSubjectNames();
  return (
    <Fieldset label={<Trans>Uncertainties</Trans>}>
      <Stack gap={3} align="stretch">
        <Text tone="muted" size="sm">
          <Trans>
            Half of the 95% interval. They are combined as the root of the sum of squares (IPCC 2006, volume 1, chapter
            3). What is empty is unknown, and the report says so. Own factors state theirs themselves.
          </Trans>
        </Text>
        <Grid cell="small" gap={3}>
          {uncertaintySubjects.map((subject) => (
            <TextField
              key={subject}
              label={names[subject]}
              inputMode="decimal"
              autoComplete="off"
              value={value.uncertainties[subject]}
              error={isWrong(subject) ? t`Enter a percentage` : undefined}
              onChange={(change) => type({ uncertainties: { ...value.uncertainties, [subject]: change.value } })}
            />
          ))}
        </Grid>
        <TextField
          label={t`Where the uncertainties come from`}
          autoComplete="off"
          value={value.uncertaintySource}
          onChange={(change) => type({ uncertaintySource: change.value })}
        />
      </Stack>
    </Fieldset>
  );
};

const Saving = ({ form: { draft, save, pending, error, isSaved } }: PartProps) => {
  const { problem } = useProblemSentences();
  return (
    <>
      {isSaved && <Banner tone="success" title={<Trans>Saved for all inventory reports</Trans>} />}
      {error && <Banner tone="danger" title={problem(error)} />}
      <DraftMark draft={draft} />
      <Inline gap={3}>
        <Button emphasis="strong" pending={pending} onClick={save}>
          <Trans>Save inventory settings</Trans>
        </Button>
        {draft.isChanged && (
          <Button emphasis="quiet" onClick={draft.discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </Inline>
    </>
  );
};
