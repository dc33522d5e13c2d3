import { contributionTaskMutations } from '@esg/api-client';
import { useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { pageId } from '@esg/app-kit/pdf';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { type ContributionTask, contributionLimits } from '@esg/contract';
import { Heading, Inline, Select, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idOf, type Part } from './parts.ts';

type DraftCommentsProps = {
  readonly task: ContributionTask;
  readonly parts: readonly Part[];
  /** Pages on which parts begin, as far as the document has bookmarks. */
  readonly pages: ReadonlyMap<string, number>;
  /** Id of the part on the page in sight. */
  readonly onPage: string;
  /** Another field has the focus while the reader says that they are done. */
  readonly mayWrite: boolean;
  /** Called when a page is to be shown. */
  readonly onShowPage: () => void;
};

/** The reader's comments on the draft, part by part, and the answers. */
export const DraftComments = (props: DraftCommentsProps) => {
  const { task, parts, pages, mayWrite, onShowPage } = props;
  const nameOf = usePartName();
  const said = Map.groupBy(task.comments, idOf);
  const known = parts.filter(({ id }) => said.has(id));
  const gone = [...said].filter(([id]) => parts.every((part) => part.id !== id));
  return (
    <Stack gap={6} align="stretch">
      {mayWrite && <NewComment {...props} />}
      {known.map((part) => (
        <Said
          key={part.id}
          name={nameOf(part)}
          comments={said.get(part.id) ?? []}
          page={pages.get(part.id)}
          onShowPage={onShowPage}
        />
      ))}
      {gone.map(([id, comments]) => (
        <Said
          key={id}
          name={comments[0]?.partTitle ?? ''}
          comments={comments}
          page={undefined}
          onShowPage={onShowPage}
        />
      ))}
    </Stack>
  );
};

const usePartName = () => {
  const { t } = useLingui();
  return ({ id, name }: Part) => {
    if (name) return name;
    return id ? t`Text without a title` : t`The report as a whole`;
  };
};

const NewComment = ({ task, parts, onPage }: DraftCommentsProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const nameOf = usePartName();
  const [chosen, setChosen] = useState<string>();
  const draft = useDraftText(`draft-comment/${task.id}`);
  const say = useMutation(contributionTaskMutations.comment(useApi(), useQueryClient()));
  // The part in sight, until the reader chooses another one.
  const about = parts.find(({ id }) => id === (chosen ?? onPage)) ?? parts[0];
  return (
    <Stack gap={3} align="stretch">
      <Heading level={2} size="md">
        <Trans>Comments</Trans>
      </Heading>
      <Select
        label={t`About`}
        hint={t`Follows the page you read until you choose.`}
        value={about?.id ?? ''}
        onChange={({ value }) => setChosen(value)}
        options={parts.map((part) => ({
          value: part.id,
          label: part.disclosureCode ? `   ${nameOf(part)}` : nameOf(part),
        }))}
      />
      <CommentForm
        draft={draft}
        prominent
        label={t`Your comment`}
        action={t`Send comment`}
        lengthMax={contributionLimits.commentLengthMax}
        pending={say.isPending}
        error={say.error ? problem(say.error) : undefined}
        // Whoever is writing keeps the chosen part, also while they turn pages.
        onType={() => about && setChosen(about.id)}
        onSend={({ text, key }) =>
          say.mutateAsync({
            chapterCode: about?.chapterCode ?? '',
            disclosureCode: about?.disclosureCode ?? '',
            text,
            key,
          })
        }
        // A part that was chosen for the next comment during the sending stays.
        onSent={() => setChosen((now) => (now === about?.id ? undefined : now))}
      />
    </Stack>
  );
};

type SaidProps = {
  readonly name: string;
  readonly comments: ContributionTask['comments'];
  readonly page: number | undefined;
  readonly onShowPage: () => void;
};

const Said = ({ name, comments, page, onShowPage }: SaidProps) => {
  const { t } = useLingui();
  return (
    <Stack as="section" gap={2} align="stretch">
      <Inline gap={2} justify="between">
        <Heading level={3} size="sm">
          {name}
        </Heading>
        {page !== undefined && (
          <Text size="sm">
            <TextLink href={`#${pageId(page)}`} onClick={onShowPage}>
              <Trans>Page {page}</Trans>
            </TextLink>
          </Text>
        )}
      </Inline>
      <CommentList label={t`Comments on ${name}`} comments={comments} />
    </Stack>
  );
};
