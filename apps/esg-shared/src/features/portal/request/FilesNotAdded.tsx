import { useLanguage } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { titleOf } from './metric-of.ts';
import type { FileNotAdded } from './RequestUploads.tsx';
import * as css from './request.css.ts';

type FilesNotAddedProps = { readonly task: PortalTask; readonly files: readonly FileNotAdded[] };

/** Names files that were chosen as evidence and are not stored, each with its question, to be sent again or removed. */
export const FilesNotAdded = ({ task, files }: FilesNotAddedProps) => {
  if (files.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      <Banner
        tone="warning"
        title={<Plural value={files.length} one="# file wasn’t added" other="# files weren’t added" />}
      >
        <Trans>Remove it or try again. Then submit.</Trans>
      </Banner>
      <ul className={css.list}>
        {files.map((file) => (
          <li key={file.id}>
            <NotAdded task={task} file={file} />
          </li>
        ))}
      </ul>
    </Stack>
  );
};

const NotAdded = ({ task, file }: { readonly task: PortalTask; readonly file: FileNotAdded }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, sectionId, remove, retry } = file;
  const question = task.questions.find((each) => each.sectionId === sectionId);
  return (
    <Inline gap={3} justify="between">
      <Stack gap={1}>
        <Text as="span">
          <span className={css.message}>{name}</span>
        </Text>
        {question && (
          <TextLink asChild>
            <Link to="." search={{ question: sectionId } as never}>
              {titleOf(task, question)[language]}
            </Link>
          </TextLink>
        )}
      </Stack>
      <Inline gap={2}>
        {retry && (
          <Button size="compact" aria-label={t`Try again: ${name}`} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button size="compact" aria-label={t`Remove ${name}`} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};
