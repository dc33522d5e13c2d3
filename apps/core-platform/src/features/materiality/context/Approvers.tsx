import { reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type MaterialitySettings, materialityLimits } from '@esg/contract';
import { Accordion, Button, Inline, MultiSelect, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

type Steps = MaterialitySettings['approvers'];

/** Who has to approve before anybody decides: step after step, of each any one person. */
export const Approvers = () => {
  const { t } = useLingui();
  const { settings } = useAssessment();
  const { approvers } = settings.value;
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'approvers',
          title: t`People who approve before the decision`,
          mark:
            approvers.length > 0 ? (
              <Plural value={approvers.length} one="# step" other="# steps" />
            ) : (
              <Trans>No approval is needed</Trans>
            ),
          content: <ApprovalSteps />,
        },
      ]}
    />
  );
};

const ApprovalSteps = () => {
  const { settings, readOnly, mayDecide } = useAssessment();
  const { approvers } = settings.value;
  const [isAdding, setAdding] = useState(false);
  const store = (steps: Steps) => settings.change({ ...settings.value, approvers: steps });
  const change = (place: number, personIds: string[]) => {
    setAdding(false);
    const steps: Steps =
      place === approvers.length ? [...approvers, { personIds }] : approvers.with(place, { personIds });
    store(steps.filter((step) => step.personIds.length > 0));
  };
  const shown: Steps = isAdding ? [...approvers, { personIds: [] }] : approvers;
  return (
    <Stack gap={4} align="stretch">
      <Text size="sm" tone="muted" measured>
        <Trans>
          They approve one step after the other; of each step any one person. An approval is withdrawn as soon as
          anything of the assessment changes. After the last step, people who decide what is material can decide.
        </Trans>
      </Text>
      {!readOnly && !mayDecide && (
        <Text size="sm">
          <Trans>Only people who decide what is material can change the steps.</Trans>
        </Text>
      )}
      {shown.map(({ personIds }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chain
        <StepField key={place} place={place} personIds={personIds} onChange={(ids) => change(place, ids)} />
      ))}
      {mayDecide && !readOnly && !isAdding && approvers.length < materialityLimits.approvalStepsMax && (
        <Inline>
          <Button onClick={() => setAdding(true)}>
            <Trans>Add a step</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type StepFieldProps = {
  readonly place: number;
  readonly personIds: readonly string[];
  readonly onChange: (personIds: string[]) => void;
};

const StepField = ({ place, personIds, onChange }: StepFieldProps) => {
  const { t } = useLingui();
  const { readOnly, mayDecide } = useAssessment();
  const { data: people = [], isPending } = useQuery(reportWorkQueries.colleagues(useApi()));
  if (isPending) return null;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const step = place + 1;
  const label = t`Step ${step}`;
  const ids = [...new Set([...names.keys(), ...personIds])];
  return (
    <MultiSelect
      label={label}
      disabled={readOnly || !mayDecide}
      options={ids.map((value) => ({ value, label: names.get(value) ?? t`Someone who left` }))}
      labels={{
        list: t`People`,
        none: t`No match. Try another name.`,
        chosen: label,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
      value={[...personIds]}
      onChange={({ value }) => onChange(value.slice(0, materialityLimits.approversMax))}
    />
  );
};
