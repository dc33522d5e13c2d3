import type { FrameworkSuggestion } from '@esg/contract';
import { Progress, Stack, Text } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';

/** How much of a framework the organisation's data already answer. */
export const AnsweredByData = ({ answered: { done, total } }: Pick<FrameworkSuggestion, 'answered'>) => {
  const { t } = useLingui();
  return (
    <Stack gap={1} align="stretch">
      <Text size="sm" tone="muted">
        <Plural
          value={done}
          one="# disclosure already answered by your data"
          other="# disclosures already answered by your data"
        />
      </Text>
      <Progress
        value={total > 0 ? done / total : 0}
        label={t`Answered by your data`}
        valueText={t`${done} of ${total} disclosures`}
      />
    </Stack>
  );
};
