import { DraftMark, useProblemSentences } from '@esg/app-kit';
import { type ClimateRules, climateRuleLimits, gwpSets } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Facts,
  Heading,
  Inline,
  MultiSelect,
  RadioGroup,
  Stack,
  Text,
  TextLink,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useRegionOptions } from '../names/use-region-options.ts';
import { type MoveButtonsProps, OriginOrder } from './OriginOrder.tsx';
import { type RulesForm, useRulesForm } from './use-rules-form.ts';

type RulesCardProps = {
  readonly rules: ClimateRules;
  readonly mayChange: boolean;
  readonly MoveButtons: ComponentType<MoveButtonsProps>;
};

/** By which warming potentials and factors the organisation calculates. */
export const RulesCard = ({ rules, mayChange, MoveButtons }: RulesCardProps) => {
  const form = useRulesForm(rules);
  const { value, type } = form;
  return (
    <Card as="section">
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>How you calculate</Trans>
        </Heading>
        {mayChange ? (
          <>
            <Potentials form={form} />
            <OriginOrder origins={value.origins} onChange={(origins) => type({ origins })} MoveButtons={MoveButtons} />
            <StandIns form={form} />
            <SecondPerson form={form} />
            <Saving form={form} />
          </>
        ) : (
          <ReadOnly rules={rules} />
        )}
      </Stack>
    </Card>
  );
};

type PartProps = { readonly form: RulesForm };

const Potentials = ({ form: { value, type } }: PartProps) => {
  const { t } = useLingui();
  const words = {
    AR4: t`AR4, 2007`,
    AR5: t`AR5, 2014: what most factors are published with`,
    AR6: t`AR6, 2021: the newest`,
  };
  return (
    <RadioGroup
      label={t`Warming potentials over a century`}
      hint={t`One set for the whole inventory. A factor that was published with another set is never converted; its lines ask for another factor.`}
      value={value.gwpSet}
      options={gwpSets.map((set) => ({ value: set, label: words[set] }))}
      onChange={({ value: gwpSet }) => type({ gwpSet })}
    />
  );
};

const StandIns = ({ form: { value, type } }: PartProps) => {
  const { t } = useLingui();
  const regions = useRegionOptions().filter((option) => option.value !== 'GLOBAL');
  const { standInsMax } = climateRuleLimits;
  const isFull = value.standIns.length >= standInsMax;
  return (
    <MultiSelect
      label={t`Other countries whose factors may be used`}
      hint={t`Used in the order you choose them, where your own country has no factor. Never for purchased electricity, heat or cooling. Up to ${standInsMax}.`}
      value={value.standIns}
      options={regions.map((option) => ({ ...option, disabled: isFull && !value.standIns.includes(option.value) }))}
      onChange={({ value: standIns }) => type({ standIns })}
      labels={{
        list: t`Countries`,
        none: t`No countries found`,
        chosen: t`Other countries whose factors may be used`,
        remove: ({ label }) => t`Remove ${label}`,
      }}
    />
  );
};

const SecondPerson = ({ form: { value, type } }: PartProps) => {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`A second person must confirm own factors`}
      hint={t`A factor that its author confirmed isn’t used: its lines have a question until someone else confirms it.`}
      value={value.secondPerson ?? false}
      onChange={({ value: secondPerson }) => type({ secondPerson })}
    />
  );
};

const Saving = ({ form: { draft, save, pending, error, competing, isSaved } }: PartProps) => {
  const { problem } = useProblemSentences();
  return (
    <>
      {isSaved && (
        <Banner
          tone="warning"
          title={<Trans>Rules saved. Results still go by the former ones.</Trans>}
          action={
            <TextLink asChild>
              <a href="#recalculation">
                <Trans>Go to the recalculation</Trans>
              </a>
            </TextLink>
          }
        >
          <Trans>See what the new rules would change, then take it over.</Trans>
        </Banner>
      )}
      {error && (
        <Banner tone="danger" title={problem(error)}>
          {competing && <RuleFacts rules={competing} />}
        </Banner>
      )}
      <DraftMark draft={draft} />
      <Inline gap={3}>
        <Button emphasis="strong" pending={pending} onClick={save}>
          <Trans>Save rules</Trans>
        </Button>
        {draft.isChanged && (
          <Button emphasis="quiet" onClick={draft.discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </Inline>
      <Text size="sm" tone="muted">
        <Trans>Saving changes no result by itself: results stay until you recalculate below.</Trans>
      </Text>
    </>
  );
};

/** Rules in words, such as those that somebody else saved meanwhile. */
const RuleFacts = ({ rules }: { readonly rules: ClimateRules }) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const { gwpSet, origins, standIns, secondPerson, updatedBy } = rules;
  return (
    <Facts
      facts={[
        ...(updatedBy ? [{ term: t`Set by`, value: updatedBy }] : []),
        { term: t`Warming potentials`, value: gwpSet },
        { term: t`Order of factors`, value: origins.map((origin) => names.origin(origin)).join(' › ') },
        {
          term: t`Other countries used`,
          value: standIns.length === 0 ? t`None` : standIns.map((region) => names.region(region)).join(', '),
        },
        {
          term: t`Own factors are confirmed by`,
          value: secondPerson ? t`A second person` : t`Anyone who may confirm`,
        },
      ]}
    />
  );
};

const ReadOnly = ({ rules }: Pick<RulesCardProps, 'rules'>) => (
  <>
    <RuleFacts rules={rules} />
    <Text tone="muted">
      <Trans>People who may confirm factors can change these rules.</Trans>
    </Text>
  </>
);
