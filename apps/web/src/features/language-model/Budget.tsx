import { DraftMark, notify, useDraft, useFormatters, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import type { LanguageModel, LanguageModelSettings } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, IntegerField, Progress, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readTokens } from './read-tokens.ts';
import { useSettingsChange } from './use-settings-change.ts';

type BudgetProps = { readonly settings: LanguageModelSettings; readonly model: LanguageModel };

/** How much of the month's budget is used, and the field that changes it. */
export const Budget = ({ settings, model }: BudgetProps) => (
  <Card as="section">
    <Stack gap={4} align="stretch">
      <Heading level={2} size="md">
        <Trans>Budget of the month</Trans>
      </Heading>
      <Meter settings={settings} />
      <BudgetField settings={settings} model={model} />
    </Stack>
  </Card>
);

const Meter = ({ settings }: Pick<BudgetProps, 'settings'>) => {
  const { t } = useLingui();
  const { date, integer } = useFormatters();
  const { tokensUsed, tokensPerMonth, renewsAt } = settings;
  const isSpent = tokensUsed >= tokensPerMonth;
  const used = t`${integer(tokensUsed)} of ${integer(tokensPerMonth)} tokens used`;
  return (
    <Stack gap={2} align="stretch">
      <Text>{used}</Text>
      <Progress
        label={t`Budget of the month`}
        value={isSpent ? 1 : tokensUsed / tokensPerMonth}
        valueText={used}
        tone={isSpent ? 'danger' : 'accent'}
      />
      <Text tone="muted" size="sm">
        <Trans>Renews on {date(renewsAt)}. Models count in tokens: pieces of words.</Trans>
      </Text>
      {isSpent && (
        <Banner tone="warning" title={<Trans>This month’s budget is used up</Trans>}>
          <Trans>Until it renews or you raise it, chats answer with quotes from your documents.</Trans>
        </Banner>
      )}
    </Stack>
  );
};

const BudgetField = ({ settings, model }: BudgetProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { problem } = useProblemSentences();
  const format = useNumberFormat();
  const { isOn, version, tokensPerMonth, tokensPerMonthMax } = settings;
  const draft = useDraft('language-model-budget', integer(tokensPerMonth));
  const [tried, setTried] = useState(false);
  const change = useSettingsChange();
  const tokens = readTokens(draft.value, format, tokensPerMonthMax);
  const save = () => {
    setTried(true);
    if (tokens === undefined) return;
    const sent = draft.value;
    const saved = () => {
      draft.done(sent);
      notify('success', msg`Budget saved`);
    };
    change.mutate({ isOn, agreedTo: isOn ? model : null, tokensPerMonth: tokens, version }, { onSuccess: saved });
  };
  const most = integer(tokensPerMonthMax);
  return (
    <Stack gap={3} align="stretch">
      <IntegerField
        label={t`Tokens per month`}
        hint={t`Up to ${most}, which your provider has set.`}
        value={draft.value}
        parse={(typed) => readTokens(typed, format, tokensPerMonthMax)?.toString()}
        format={(canonical) => integer(Number(canonical))}
        onChange={({ value }) => draft.change(value)}
        error={tried && tokens === undefined ? t`Enter a whole number from 0 to ${most}` : undefined}
      />
      <DraftMark draft={draft} />
      {change.error && <Banner tone="danger" title={problem(change.error)} />}
      <Inline>
        <Button pending={change.isPending} onClick={save}>
          <Trans>Save budget</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
