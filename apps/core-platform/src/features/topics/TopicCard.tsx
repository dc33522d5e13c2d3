import { useLanguage } from '@esg/app-kit';
import type { ReportDisclosure, Topic } from '@esg/contract';
import { Card, Checkbox, Inline, Stack, Text } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { LeaveTopicOut } from './LeaveTopicOut.tsx';

type TopicCardProps = {
  /** With the selected disclosures only. */
  topic: Topic;
  states: readonly ReportDisclosure[];
  isMaterial: boolean;
  disabled: boolean;
  onMaterial: (isMaterial: boolean) => void;
};

/** One topic: whether it is material, and the button to omit it where it is not. */
export const TopicCard = ({ topic, states, isMaterial, disabled, onMaterial }: TopicCardProps) => {
  const language = useLanguage();
  const title = topic.title[language];
  const stateOf = (code: string) => states.find((state) => state.code === code)?.status;
  const omitted = topic.disclosures.filter(({ code }) => stateOf(code) === 'omitted').length;
  const open = topic.disclosures.filter(({ code, omittable }) => omittable && stateOf(code) !== 'omitted');
  return (
    <Card as="li" padding="compact">
      <Inline gap={4} justify="between">
        <Stack gap={1}>
          <Checkbox label={title} value={isMaterial} disabled={disabled} onChange={({ value }) => onMaterial(value)} />
          <Inline gap={2}>
            <Text as="span" size="sm" tone="muted" numeric>
              <Plural value={topic.disclosures.length} one="# disclosure selected" other="# disclosures selected" />
            </Text>
            {omitted > 0 && (
              <Text as="span" size="sm" tone="muted" numeric>
                <Plural value={omitted} one="# left out" other="# left out" />
              </Text>
            )}
          </Inline>
        </Stack>
        {!isMaterial && !disabled && open.length > 0 && (
          <LeaveTopicOut code={topic.code} title={title} disclosures={open} />
        )}
      </Inline>
    </Card>
  );
};
