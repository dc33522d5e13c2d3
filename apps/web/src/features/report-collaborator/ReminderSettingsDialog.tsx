import { contributionMutations, contributionQueries } from '@esg/api-client';
import { DraftMark, notify, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type ReminderSettings, reminderDaysMax } from '@esg/contract';
import { Banner, Button, Checkbox, Dialog, Select, Skeleton, Stack } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const dayChoices = [0, 1, 2, 3, 5, 7, 14, reminderDaysMax];

/** Settings of automatic reminders: one e-mail for each person, whatever the number of reports. */
export const ReminderSettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const { data, error } = useQuery(contributionQueries.reminders(api));
  const draft = useDraft<ReminderSettings | undefined>('reminder-settings', data);
  const change = useMutation(contributionMutations.changeReminders(api, useQueryClient()));
  const settings = draft.value;
  const save = () => {
    const done = () => {
      draft.discard();
      notify('success', msg`Saved`);
      onClose();
    };
    if (settings && draft.isChanged) void change.mutateAsync(settings).then(done, () => undefined);
    else onClose();
  };
  const failure = change.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Reminders</Trans>}
      description={
        <Trans>People with open questions get one e-mail listing them. Reminders stop when they finish.</Trans>
      }
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={change.isPending} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {failure && <Banner tone="danger">{problem(failure)}</Banner>}
        {settings ? (
          <Fields settings={settings} onChange={draft.change} />
        ) : (
          !error && <Skeleton shape="block" height="10rem" />
        )}
        <DraftMark draft={draft} />
      </Stack>
    </Dialog>
  );
};

type FieldsProps = { readonly settings: ReminderSettings; readonly onChange: (settings: ReminderSettings) => void };

const Fields = ({ settings, onChange }: FieldsProps) => {
  const { t } = useLingui();
  const daysIn = (chosen: number) => [...new Set([...dayChoices, chosen])].sort((left, right) => left - right);
  const before = (days: number) =>
    days === 0 ? t`Not before` : t`${plural(days, { one: '# day before', other: '# days before' })}`;
  const after = (days: number) =>
    days === 0 ? t`Not after` : t`${plural(days, { one: 'Every day', other: 'Every # days' })}`;
  return (
    <>
      <Select
        label={t`Before the due day`}
        options={daysIn(settings.daysBefore).map((days) => ({ value: String(days), label: before(days) }))}
        value={String(settings.daysBefore)}
        onChange={({ value }) => onChange({ ...settings, daysBefore: Number(value) })}
      />
      <Checkbox
        label={t`On the due day`}
        value={settings.onDueDay}
        onChange={({ value }) => onChange({ ...settings, onDueDay: value })}
      />
      <Select
        label={t`While overdue`}
        options={daysIn(settings.everyDaysOverdue).map((days) => ({ value: String(days), label: after(days) }))}
        value={String(settings.everyDaysOverdue)}
        onChange={({ value }) => onChange({ ...settings, everyDaysOverdue: Number(value) })}
      />
    </>
  );
};
