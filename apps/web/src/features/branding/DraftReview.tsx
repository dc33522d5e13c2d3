import { brandMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraftText, useFormatters, useProblemSentences, useServices } from '@esg/app-kit';
import { approvalsOf, type Brand, type BrandRemark } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Stack, Status, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SignOffLink } from './SignOffLink.tsx';

type DraftReviewProps = {
  readonly draft: Brand;
  readonly remarks: readonly BrandRemark[];
  /** Whether a change of the draft is not stored yet: people approve only what is stored. */
  readonly unsent: boolean;
};

/** Comments of colleagues on the draft, and their approvals of its present state. The next change removes an approval. */
export const DraftReview = ({ draft, remarks, unsent }: DraftReviewProps) => {
  const { problem } = useProblemSentences();
  const me = useServices().session.userId();
  const remark = useMutation(brandMutations.remark(useApi(), useQueryClient()));
  const comment = useMutation(brandMutations.remark(useApi(), useQueryClient()));
  const approvals = approvalsOf(remarks, draft.version);
  const hasApproved = approvals.some(({ author }) => author.id === me);
  return (
    <Card as="section" aria-labelledby="draft-review">
      <Stack gap={4}>
        <Heading level={2} id="draft-review">
          <Trans>Comments and approval</Trans>
        </Heading>
        <Approvals
          approvals={approvals}
          fallen={approvals.length === 0 && remarks.some(({ kind }) => kind === 'approved')}
        />
        <Inline>
          {hasApproved ? (
            <Button pending={remark.isPending} onClick={() => remark.mutate({ kind: 'withdrawn' })}>
              <Trans>Withdraw my approval</Trans>
            </Button>
          ) : (
            <Button
              emphasis="soft"
              pending={remark.isPending || unsent}
              onClick={() => remark.mutate({ kind: 'approved', version: draft.version })}
            >
              <Trans>Approve this draft</Trans>
            </Button>
          )}
          <SignOffLink brandId={draft.id} />
        </Inline>
        {remark.error && <Banner tone="danger" title={problem(remark.error)} />}
        <Remarks remarks={remarks} />
        <CommentForm
          brandId={draft.id}
          pending={comment.isPending}
          error={comment.error ? problem(comment.error) : undefined}
          onSend={(text, onSuccess) => comment.mutate({ kind: 'comment', text }, { onSuccess })}
        />
      </Stack>
    </Card>
  );
};

const Approvals = ({ approvals, fallen }: { approvals: readonly BrandRemark[]; fallen: boolean }) => {
  const { list, date } = useFormatters();
  const [last] = approvals;
  if (last) {
    const names = list(approvals.map(({ author }) => author.name));
    return (
      <Status tone="success">
        <Trans>
          Approved by {names}, {date(last.createdAt)}
        </Trans>
      </Status>
    );
  }
  return fallen ? (
    <Status tone="warning">
      <Trans>The draft has changed since it was approved, so it needs approval again.</Trans>
    </Status>
  ) : (
    <Status tone="neutral">
      <Trans>This draft is waiting for its first approval.</Trans>
    </Status>
  );
};

const Remarks = ({ remarks }: { remarks: readonly BrandRemark[] }) => {
  const { date, time } = useFormatters();
  const textOf = useRemarkText();
  if (remarks.length === 0) return null;
  return (
    <Stack as="ul" gap={3}>
      {remarks.map((remark) => (
        <Stack as="li" key={remark.id} gap={1}>
          <Text size="sm" tone="muted">
            {remark.author.name} ·{' '}
            <time dateTime={remark.createdAt}>{`${date(remark.createdAt)} ${time(remark.createdAt)}`}</time>
          </Text>
          <Text measured>{textOf(remark)}</Text>
        </Stack>
      ))}
    </Stack>
  );
};

const useRemarkText = () => {
  const { t } = useLingui();
  return ({ kind, text }: BrandRemark): string => {
    if (kind === 'comment') return text ?? '';
    return kind === 'approved' ? t`Approved the draft.` : t`Withdrew the approval.`;
  };
};

type CommentFormProps = {
  readonly brandId: string;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onSend: (text: string, onSuccess: () => void) => void;
};

const CommentForm = ({ brandId, pending, error, onSend }: CommentFormProps) => {
  const { t } = useLingui();
  const draft = useDraftText(`brand-comment/${brandId}`);
  const { text } = draft;
  const send = () => onSend(text.trim(), () => draft.done(text));
  return (
    <Stack gap={3}>
      <TextArea
        label={t`Comment`}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ value }) => draft.change(value)}
        error={error}
      />
      <DraftMark draft={draft} />
      <Inline justify="end">
        <Button pending={pending || text.trim() === ''} onClick={send}>
          <Trans>Add comment</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
