import { DraftMark, useFormatters, useProblemSentences } from '@esg/app-kit';
import { ReportNameFields } from '@esg/app-kit/company';
import type { CarryPlan, IssuerClass } from '@esg/contract';
import { Banner, Button, Card, Checkbox, Form, Heading, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { CarryCounts } from './CarryCounts.tsx';
import { CarryLines } from './CarryLines.tsx';
import { useCarry } from './use-carry.ts';

type CarryFormProps = { readonly plan: CarryPlan; readonly reportId: string };

/** Carries the plan out: the name, what to fill, which disclosures, and one button. */
export const CarryForm = ({ plan, reportId }: CarryFormProps) => {
  const { t } = useLingui();
  const formId = useId();
  const { problem } = useProblemSentences();
  const carry = useCarry(plan, reportId);
  const [tried, setTried] = useState(false);
  const { errors } = carry.report;
  const submit = () => {
    setTried(true);
    if (errors.length === 0 && !carry.pending) carry.make();
  };
  return (
    <Form id={formId} onSubmit={submit} errorsTitle={t`The report wasn’t created`} errors={tried ? errors : []}>
      <Stack gap={6} align="stretch">
        {carry.error && <Banner tone="danger" title={problem(carry.error)} />}
        <Card as="section" aria-label={t`The new report`}>
          <Stack gap={4} align="stretch">
            <PlannedDays plan={plan} />
            {plan.issuerClass && <IssuerClassLine issuerClass={plan.issuerClass} />}
            <ReportNameFields report={carry.report} typed={carry.named} onChange={carry.rename} tried={tried} />
            <HubFill plan={plan} chosen={carry.chosen} value={carry.fillFromHub} onChange={carry.fill} />
            <DraftMark draft={carry.draft} />
          </Stack>
        </Card>
        <Stack as="section" gap={4} aria-label={t`What will be carried over`}>
          <Heading level={2}>
            <Trans>What will be carried over</Trans>
          </Heading>
          <CarryCounts disclosures={plan.disclosures} fallsAway={plan.fallsAway} />
          <CarryLines {...plan} headingLevel={3} choice={{ chosen: carry.chosen, onChoose: carry.choose }} />
        </Stack>
        <div>
          <Button type="submit" emphasis="strong" pending={carry.pending}>
            <Plural
              value={carry.chosen.size}
              one="Create report with # disclosure"
              other="Create report with # disclosures"
            />
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

const PlannedDays = ({ plan }: { readonly plan: CarryPlan }) => {
  const format = useFormatters();
  const period = format.period(plan.period);
  return (
    <Text measured>
      {plan.kind === 'next-period' ? (
        <Trans>
          For {period}. Settings, texts, choices and omissions are carried over. Figures aren’t copied: last year’s
          appear beside their fields.
        </Trans>
      ) : (
        <Trans>
          For {period}. Every answer that both frameworks ask for is copied, including figures; only blanks are filled.
        </Trans>
      )}
    </Text>
  );
};

/** The class that decides which climate disclosures bind the issuer from when on. */
const IssuerClassLine = ({ issuerClass }: { readonly issuerClass: IssuerClass }) => {
  const { t } = useLingui();
  const names: Record<IssuerClass, string> = {
    'large-cap': t`LargeCap issuer`,
    'main-board': t`Other Main Board issuer`,
    gem: t`GEM issuer`,
  };
  const name = names[issuerClass];
  return (
    <Text size="sm" tone="muted" measured>
      <Trans>
        Class of issuer: {name}. If that isn’t right, change it in the new report, under Select disclosures.
      </Trans>
    </Text>
  );
};

type HubFillProps = {
  readonly plan: CarryPlan;
  readonly chosen: ReadonlySet<string>;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

const HubFill = ({ plan, chosen, value, onChange }: HubFillProps) => {
  const fields = [...plan.disclosures, ...plan.additions].reduce(
    (sum, { code, fromHub }) => (chosen.has(code) ? sum + fromHub : sum),
    0,
  );
  if (fields === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>The data hub has no data for the blank fields yet. You can fill them later.</Trans>
      </Text>
    );
  return (
    <Checkbox
      value={value}
      onChange={(change) => onChange(change.value)}
      label={
        <Plural
          value={fields}
          one="Fill # blank field from the data hub"
          other="Fill # blank fields from the data hub"
        />
      }
    />
  );
};
