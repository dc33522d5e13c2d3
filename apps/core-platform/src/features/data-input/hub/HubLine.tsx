import { hubAnswerMutations, hubAnswerQueries } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { type Answer, type Field, type HubAnswer, isAnswered } from '@esg/contract';
import { Badge, Button, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { hubGapWords, hubNoteWords, warningNotes } from './hub-words.ts';
import { OriginDialog } from './OriginDialog.tsx';
import { SaveToHubDialog } from './SaveToHubDialog.tsx';
import { useValueText } from './use-hub.ts';

type HubLineProps = {
  disclosureCode: string;
  field: Field;
  answer: Answer | undefined;
  hub: HubAnswer | undefined;
  maySave: boolean;
};

/** Below a field: where its answer comes from, what the data hub has besides, and the way there and back. */
export const HubLine = ({ disclosureCode, field, answer, hub, maySave }: HubLineProps) => {
  const { report } = useWizard();
  const { problem } = useProblemSentences();
  const [open, setOpen] = useState<'origin' | 'save'>();
  const [api, cache] = [useApi(), useQueryClient()];
  const take = useMutation({
    ...hubAnswerMutations.take(api, cache, report.id),
    // What was seen is not what is there: it is read again.
    onError: () => cache.invalidateQueries(hubAnswerQueries.difference(api, report.id, disclosureCode)),
  });
  const canTake = hub?.offered && hub.state !== 'same';
  const canSave = maySave && answer !== undefined && isAnswered(answer.value) && hub?.state !== 'same';
  if (!hub && !canSave) return null;
  const close = () => setOpen(undefined);
  return (
    <Stack gap={1}>
      {hub && <HubState hub={hub} field={field} />}
      <Inline gap={2}>
        {canTake && (
          <Button
            size="compact"
            pending={take.isPending}
            onClick={() => take.mutate({ answers: [{ disclosureCode, fieldKey: field.key, stamp: hub.stamp }] })}
          >
            {hub.state === 'blank' ? <Trans>Take from data hub</Trans> : <Trans>Replace with this value</Trans>}
          </Button>
        )}
        {hub && hub.state !== 'impossible' && (
          <Button size="compact" emphasis="quiet" onClick={() => setOpen('origin')}>
            <Trans>Where it comes from</Trans>
          </Button>
        )}
        {canSave && (
          <Button size="compact" emphasis="quiet" onClick={() => setOpen('save')}>
            <Trans>Save to data hub</Trans>
          </Button>
        )}
      </Inline>
      {take.error && (
        <Text size="sm" tone="danger" role="alert">
          {problem(take.error)}
        </Text>
      )}
      {open === 'origin' && <OriginDialog disclosureCode={disclosureCode} field={field} onClose={close} />}
      {open === 'save' && answer && <SaveToHubDialog field={field} answer={answer} onClose={close} />}
    </Stack>
  );
};

const HubState = ({ hub, field }: { hub: HubAnswer; field: Field }) => {
  const { i18n } = useLingui();
  const text = useValueText();
  const value = text(field, hub.offered);
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        {hub.state === 'same' &&
          (hub.origin ? <Trans>From the data hub</Trans> : <Trans>Agrees with the data hub</Trans>)}
        {hub.state === 'blank' && <Trans>The data hub has: {value}</Trans>}
        {hub.state === 'newer' && <Trans>Newer value in the data hub: {value}</Trans>}
        {hub.state === 'conflict' &&
          (hub.origin ? (
            <Trans>Changed here since it was taken. The data hub has: {value}</Trans>
          ) : (
            <Trans>The data hub has another value: {value}</Trans>
          ))}
        {hub.state === 'gone' && <Trans>Taken from data that is no longer in the data hub</Trans>}
        {hub.state === 'impossible' && hub.gap && i18n._(hubGapWords[hub.gap])}
      </Text>
      {hub.notes
        .filter((note) => warningNotes.includes(note))
        .map((note) => (
          <Badge key={note} tone="warning">
            {i18n._(hubNoteWords[note])}
          </Badge>
        ))}
    </Inline>
  );
};
