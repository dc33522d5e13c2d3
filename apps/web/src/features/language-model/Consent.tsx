import { notify, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type LanguageModel, type LanguageModelSettings, languageModelLimits } from '@esg/contract';
import { Banner, Button, Card, Checkbox, ConfirmDialog, Facts, Heading, Inline, Stack, Status } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSettingsChange } from './use-settings-change.ts';

type ConsentProps = { readonly settings: LanguageModelSettings; readonly model: LanguageModel };

/** What is sent to whom, and the button that turns it on or off. */
export const Consent = ({ settings, model }: ConsentProps) => {
  const { problem } = useProblemSentences();
  // The model as it was read when the question was asked: another one that is connected meanwhile is not agreed to.
  const [asked, setAsked] = useState<LanguageModel>();
  const change = useSettingsChange();
  const { isOn, version, tokensPerMonth, wasOnForAnother } = settings;
  const turn = (agreedTo: LanguageModel | null) =>
    change.mutate(
      { isOn: agreedTo !== null, agreedTo, tokensPerMonth, version },
      {
        onSuccess: () => notify('success', agreedTo ? msg`Language model turned on` : msg`Language model turned off`),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <Card as="section">
      <Stack gap={4} align="stretch">
        <Inline gap={4} justify="between">
          <Heading level={2} size="md">
            <Trans>Answers by a language model</Trans>
          </Heading>
          <Status tone={isOn ? 'success' : 'neutral'}>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Status>
        </Inline>
        {wasOnForAnother && (
          <Banner tone="warning" title={<Trans>Another model is connected now</Trans>}>
            <Trans>Nothing is sent to it until an administrator turns it on.</Trans>
          </Banner>
        )}
        <Facts facts={useConsentFacts({ settings, model })} />
        {isOn && <Figures settings={settings} model={model} change={change} />}
        {change.error && <Banner tone="danger" title={problem(change.error)} />}
        <Inline>
          {isOn ? (
            <Button pending={change.isPending} onClick={() => turn(null)}>
              <Trans>Turn off</Trans>
            </Button>
          ) : (
            <Button emphasis="strong" onClick={() => setAsked(model)}>
              <Trans>Turn on</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
      {asked && (
        <Question
          model={asked}
          isPending={change.isPending}
          onNo={() => setAsked(undefined)}
          onYes={() => turn(asked)}
        />
      )}
    </Card>
  );
};

type FiguresProps = ConsentProps & { readonly change: ReturnType<typeof useSettingsChange> };

/** Whether drafts of texts are worded, for which figures are sent: agreed to by itself. */
const Figures = ({ settings, model, change }: FiguresProps) => {
  const { t } = useLingui();
  const { sendsFigures, tokensPerMonth, version } = settings;
  return (
    <Checkbox
      label={t`Word drafts of texts, too`}
      hint={t`Sends the figures of reports that a draft speaks of, with their names and the names of their largest parts, to ${model.runBy}. Reasons for changes are never sent.`}
      value={sendsFigures}
      disabled={change.isPending}
      onChange={({ value }) =>
        change.mutate(
          { isOn: true, agreedTo: model, sendsFigures: value, tokensPerMonth, version },
          {
            onSuccess: () =>
              notify('success', value ? msg`Drafts are worded by the language model` : msg`Drafts are plain again`),
          },
        )
      }
    />
  );
};

const { logDays } = languageModelLimits;

/** What an administrator has to know to decide. */
const useConsentFacts = ({ settings: { agreedBy, agreedAt }, model }: ConsentProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const agreed = agreedAt === null ? undefined : `${date(agreedAt)} ${time(agreedAt)}`;
  return [
    { term: t`Model`, value: model.name },
    { term: t`Run by`, value: model.runBy },
    { term: t`Sent to`, value: model.host },
    {
      term: t`What is sent`,
      value: t`Each question that someone asks in a chat, with the passages of your documents that may answer it and the names of those documents.`,
    },
    { term: t`While it is off`, value: t`Nothing is ever sent. Chats answer with quotes from your documents.` },
    { term: t`What is shown`, value: t`Only sentences that a quote from their page proves.` },
    {
      term: t`Who can read the log`,
      value: t`Everything that was sent and answered is kept in the log below for ${logDays} days. Administrators can read it; chats say so before a question is asked.`,
    },
    ...(agreed ? [{ term: t`Turned on`, value: agreedBy === null ? agreed : t`${agreed} by ${agreedBy}` }] : []),
  ];
};

type QuestionProps = {
  readonly model: LanguageModel;
  readonly isPending: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

const Question = ({ model: { name, runBy, host }, isPending, onNo, onYes }: QuestionProps) => (
  <ConfirmDialog
    open
    onOpenChange={onNo}
    title={<Trans>Send questions and passages to {runBy}?</Trans>}
    description={
      <Trans>
        From now on, questions asked in chats and passages of your documents go to {name} at {host}. You can turn it off
        at any time; what was already sent can’t be recalled.
      </Trans>
    }
    confirmLabel={<Trans>Turn on</Trans>}
    cancelLabel={<Trans>Cancel</Trans>}
    pending={isPending}
    onConfirm={onYes}
  />
);
