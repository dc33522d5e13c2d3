import { lineIssue, useProblemSentences } from '@esg/app-kit';
import { limits, type Webhook, type WebhookEvent, webhookEvents, webhookLimits } from '@esg/contract';
import { CheckboxGroup, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { eventWords } from '../api-words.ts';

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);

/** Name, address and events of a webhook: their values, their errors, and the value to send. */
export const useWebhookDraft = (webhook: Webhook | undefined) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const nameId = useId();
  const urlId = useId();
  const eventsId = useId();
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: (webhook?.events ?? []) as WebhookEvent[],
  });
  const nameLabel = t`Name`;
  const urlLabel = t({ message: 'Address', context: 'web' });
  const eventsLabel = t`What it’s notified of`;
  const name = draft.name.trim();
  const url = draft.url.trim();
  const nameIssue = lineIssue(name);
  const isWhole = !nameIssue && isAddress(url) && draft.events.length > 0;
  const nameError = tried && nameIssue ? issue(nameIssue, nameLabel) : undefined;
  const urlError = tried && !isAddress(url) ? t`Enter an address that begins with https://` : undefined;
  const eventsError = tried && draft.events.length === 0 ? t`Choose at least one.` : undefined;
  const fields = [
    { id: nameId, label: nameLabel, error: nameError },
    { id: urlId, label: urlLabel, error: urlError },
    { id: eventsId, label: eventsLabel, error: eventsError },
  ] as const;
  return {
    draft,
    setDraft,
    fields,
    errors: fields.flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : [])),
    take: () => {
      setTried(true);
      return isWhole ? { name, url, events: draft.events } : undefined;
    },
  };
};

/** The fields of a webhook. */
export const WebhookFields = ({ form }: { readonly form: ReturnType<typeof useWebhookDraft> }) => {
  const { t, i18n } = useLingui();
  const { draft, setDraft, fields } = form;
  const [name, url, events] = fields;
  return (
    <>
      <TextField
        {...name}
        required
        hint={t`Name of the receiving system.`}
        maxLength={limits.lineLengthMax}
        value={draft.name}
        onChange={({ value }) => setDraft({ ...draft, name: value })}
      />
      <TextField
        {...url}
        required
        type="url"
        hint={t`Begins with https:// and is reached from the public internet.`}
        maxLength={webhookLimits.urlLengthMax}
        value={draft.url}
        onChange={({ value }) => setDraft({ ...draft, url: value })}
      />
      <CheckboxGroup
        {...events}
        required
        options={webhookEvents.map((value) => ({ value, label: i18n._(eventWords[value]) }))}
        value={draft.events}
        onChange={({ value }) => setDraft({ ...draft, events: value })}
      />
    </>
  );
};
