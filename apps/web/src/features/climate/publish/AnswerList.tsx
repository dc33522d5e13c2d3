import type { ClimatePublication } from '@esg/contract';
import { Facts, Heading, Stack, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

type Answer = ClimatePublication['answers'][number];

const plans: Record<Answer['state'], MessageDescriptor> = {
  created: msg`Will be added`,
  changed: msg`Will be changed`,
  same: msg`Stays as it is`,
  kept: msg`Stays: another answer is there`,
  removed: msg`Will be removed`,
};
const deeds: Record<Answer['state'], MessageDescriptor> = {
  created: msg`Added`,
  changed: msg`Changed`,
  same: msg`Stayed as it was`,
  kept: msg`Stayed: another answer is there`,
  removed: msg`Removed`,
};

type AnswerListProps = {
  readonly answers: readonly Answer[];
  readonly metricName: (metricKey: string) => string;
  readonly isDone: boolean;
};

/** What becomes of the answers that say how the figures were counted. */
export const AnswerList = ({ answers, metricName, isDone }: AnswerListProps) => {
  const { i18n } = useLingui();
  if (answers.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="sm">
        <Trans>How they were counted</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>Frameworks ask for it beside the figures. An answer that someone entered or changed stays.</Trans>
      </Text>
      <Facts
        facts={answers.map(({ metricKey, state }) => ({
          term: metricName(metricKey),
          value: i18n._((isDone ? deeds : plans)[state]),
        }))}
      />
    </Stack>
  );
};
