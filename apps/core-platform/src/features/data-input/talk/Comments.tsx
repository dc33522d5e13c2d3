import { reportTalkMutations, reportWorkQueries } from '@esg/api-client';
import { useApi, useDraftText, useLanguage, useProblemSentences } from '@esg/app-kit';
import { CommentForm } from '@esg/app-kit/talk';
import { type Disclosure, reportWorkLimits } from '@esg/contract';
import { Button, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Thread } from '../../../wizard/talk/Thread.tsx';
import { useMention } from '../../../wizard/talk/use-mention.ts';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useSide } from '../side/side-context.ts';

/** Conversations about the disclosure or one of its fields: begin, answer, resolve. */
export const Comments = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const api = useApi();
  const cache = useQueryClient();
  const mention = useMention();
  const mayWrite = useMay('report:write');
  const { field: asked } = useSide();
  const field = disclosure.fields.find(({ key }) => asked?.code === disclosure.code && key === asked.fieldKey);
  const draft = useDraftText(`comment/${report.id}/${disclosure.code}${field ? `/${field.key}` : ''}`);
  const { data, error } = useQuery(reportWorkQueries.threads(api, report.id, disclosure.code));
  const start = useMutation(reportTalkMutations.startThread(api, cache, report.id, disclosure.code));
  if (error && !data)
    return (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
      </SkeletonGroup>
    );
  const shown = field ? data.filter(({ fieldKey }) => fieldKey === field.key) : data;
  const inOrder = [...shown.filter(({ resolved }) => !resolved), ...shown.filter(({ resolved }) => resolved)];
  return (
    <Stack gap={6} align="stretch">
      {field && <OneField field={field} others={data.length - shown.length} />}
      {data.length === 0 && !field && (
        <Text tone="muted">
          <Trans>No comments on this disclosure yet. Ask a question or leave a note for your colleagues.</Trans>
        </Text>
      )}
      {inOrder.map((thread) => (
        <Thread key={thread.id} thread={thread} disclosure={disclosure} mayWrite={mayWrite} />
      ))}
      {mayWrite && (
        <CommentForm
          key={field?.key ?? ''}
          draft={draft}
          focused={field !== undefined}
          label={t`New comment`}
          action={t`Comment`}
          lengthMax={reportWorkLimits.commentLengthMax}
          mention={mention}
          pending={start.isPending}
          error={start.error ? problem(start.error) : undefined}
          onSend={(said) => start.mutateAsync({ ...said, fieldKey: field?.key ?? null })}
        />
      )}
    </Stack>
  );
};

type OneFieldProps = { readonly field: Disclosure['fields'][number]; readonly others: number };

/** Says that only one field's comments are shown, with a button to show all. */
const OneField = ({ field, others }: OneFieldProps) => {
  const language = useLanguage();
  const { showAllComments } = useSide();
  const name = field.label[language];
  return (
    <Stack gap={2}>
      <Text>
        <Trans>About “{name}” alone</Trans>
      </Text>
      <Inline>
        <Button size="compact" onClick={showAllComments}>
          {others > 0 ? <Trans>Show all comments</Trans> : <Trans>Comment on the whole disclosure</Trans>}
        </Button>
      </Inline>
    </Stack>
  );
};
