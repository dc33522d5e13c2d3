import { hubAnswerMutations, hubAnswerQueries } from '@esg/api-client';
import { AnswerWords, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Field, HubAnswer } from '@esg/contract';
import { Badge, Button, Text, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { inOneLine } from '../field/one-line.ts';
import { hubGapWords, hubNoteWords, warningNotes } from './hub-words.ts';
import { useValueLines } from './use-hub.ts';

type HubStateProps = { readonly disclosureCode: string; readonly field: Field; readonly hub: HubAnswer };

/** How an answer stands to the data hub, and the way to take what the hub has. */
export const HubState = ({ disclosureCode, field, hub }: HubStateProps) => {
  const { i18n } = useLingui();
  const lines = useValueLines();
  const value = <AnswerWords lines={lines(field, hub.offered)} {...inOneLine} />;
  return (
    <>
      <Text as="span" size="sm" tone="muted" numeric>
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
      {hub.offered && hub.state !== 'same' && <TakeButton disclosureCode={disclosureCode} field={field} hub={hub} />}
    </>
  );
};

const TakeButton = ({ disclosureCode, field, hub }: HubStateProps) => {
  const name = field.label[useLanguage()];
  const { report } = useWizard();
  const { problem } = useProblemSentences();
  const [api, cache] = [useApi(), useQueryClient()];
  const take = useMutation({
    ...hubAnswerMutations.take(api, cache, report.id),
    // What was seen is not what is there: it is read again.
    onError: () => cache.invalidateQueries(hubAnswerQueries.difference(api, report.id, disclosureCode)),
  });
  return (
    <>
      <Button
        size="compact"
        pending={take.isPending}
        onClick={() => take.mutate({ answers: [{ disclosureCode, fieldKey: field.key, stamp: hub.stamp }] })}
      >
        <Trans>Use it</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {take.error && (
        <Text size="sm" tone="danger" role="alert">
          {problem(take.error)}
        </Text>
      )}
    </>
  );
};
