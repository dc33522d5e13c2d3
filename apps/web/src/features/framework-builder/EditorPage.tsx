import { ownFrameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { type BuilderPalette, findingsOf, type OwnFramework } from '@esg/contract';
import { Banner, Button, Inline, Page, Panes, Skeleton, SkeletonGroup, Stack, Status, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useBuilderWords } from './builder-words.ts';
import { CheckList } from './CheckList.tsx';
import { DraftConflict, DraftState } from './DraftState.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { checksId, Outline, reasonsId, wholeId } from './Outline.tsx';
import { PartEditor } from './PartEditor.tsx';
import { PublishDialog, ReopenButton } from './PublishDialog.tsx';
import { ReasonsEditor } from './ReasonsEditor.tsx';
import { DropDraft, Releases } from './Releases.tsx';
import { useFrameworkDraft } from './use-framework-draft.ts';
import { useParts } from './use-parts.ts';
import { WholeEditor } from './WholeEditor.tsx';

/** Edits one framework of the organisation's own. The address keeps the open part. */
export const EditorPage = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const framework = useQuery(ownFrameworkQueries.one(api, id));
  const palette = useQuery(ownFrameworkQueries.palette(api));
  const title = t`Custom framework`;
  usePageTitle(title);
  if (framework.data && palette.data) return <Editor key={id} framework={framework.data} palette={palette.data} />;
  const error = framework.error ?? palette.error;
  const retry = () => {
    void framework.refetch();
    void palette.refetch();
  };
  return (
    <Page title={title}>
      {error ? (
        <LoadFailed title={<Trans>Couldn’t load the framework</Trans>} error={error} onRetry={retry} />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};

/** The open part, kept in the address. */
const useOpenPart = () => {
  const { part }: { part?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = typeof part === 'string' && part !== '' ? part : wholeId;
  const onOpen = (id: string | undefined) =>
    void navigate({ to: '.', search: { part: id ?? wholeId }, replace: true, resetScroll: false });
  return { open, onOpen };
};

type EditorProps = { readonly framework: OwnFramework; readonly palette: BuilderPalette };

/** The state of the editor: the framework's content, the open part, and the errors to correct. */
const useEditor = (framework: OwnFramework, palette: BuilderPalette) => {
  const field = useFrameworkDraft(framework);
  const { open, onOpen } = useOpenPart();
  const content = framework.isDraft ? field.value : framework.content;
  const findings = useMemo(() => {
    const keys = new Set(palette.metrics.map(({ key }) => key));
    return findingsOf(content, (key) => keys.has(key));
  }, [content, palette]);
  const parts = useParts({ content, onChange: field.change, onOpen });
  return { field, open, onOpen, content, findings, parts, disabled: !framework.isDraft };
};
type EditorState = ReturnType<typeof useEditor>;

const Editor = ({ framework, palette }: EditorProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const editor = useEditor(framework, palette);
  const { field, onOpen, content, findings, parts, disabled } = editor;
  const [sheet, setSheet] = useState<'start' | 'end'>();
  const [publishing, setPublishing] = useState(false);
  const show = (id: string) => {
    setSheet(undefined);
    onOpen(id);
  };
  return (
    <Page
      title={words.text(content.name) || t`Custom framework`}
      before={
        <TextLink asChild>
          <Link to="/ct/framework-builder">
            <Trans>Custom frameworks</Trans>
          </Link>
        </TextLink>
      }
      action={<EditorActions framework={framework} editor={editor} onPublish={() => setPublishing(true)} />}
    >
      <Stack gap={4} align="stretch">
        <Inline gap={3}>
          <StandOf framework={framework} />
          {!disabled && <DraftState state={field.state} />}
        </Inline>
        <DraftConflict field={field} />
        {parts.removed && <Removed parts={parts} name={words.part(parts.removed.part)} />}
        <Panes
          start={{ label: t`Parts of the framework`, content: <OutlineOf editor={editor} onSelect={show} /> }}
          closeLabel={t`Close`}
          open={sheet}
          onOpenChange={(change) => setSheet(change.open)}
        >
          <OpenPart framework={framework} palette={palette} editor={editor} onOpen={show} />
        </Panes>
      </Stack>
      {publishing && (
        <PublishDialog
          framework={{ ...framework, content }}
          blocking={findings.filter(({ blocking }) => blocking)}
          onClose={() => setPublishing(false)}
          onShowChecks={() => {
            setPublishing(false);
            show(checksId);
          }}
        />
      )}
    </Page>
  );
};

type EditorActionsProps = Pick<EditorProps, 'framework'> & {
  readonly editor: EditorState;
  readonly onPublish: () => void;
};

/** Actions on the whole framework: drop the draft, export, publish, begin again. */
const EditorActions = ({ framework, editor: { field, content, disabled }, onPublish }: EditorActionsProps) => {
  const isSaved = field.state.kind === 'idle' || field.state.kind === 'saved';
  return (
    <>
      {isSaved && (
        <DropDraft
          framework={framework}
          onDropped={(after) => field.reset({ value: after.content, version: after.version })}
        />
      )}
      <ExportMenu framework={{ id: framework.id, name: content.name }} />
      {disabled ? (
        <ReopenButton framework={framework} />
      ) : (
        <Button emphasis="strong" pending={!isSaved} onClick={onPublish}>
          <Trans>Publish</Trans>
        </Button>
      )}
    </>
  );
};

type OutlineOfProps = { readonly editor: EditorState; readonly onSelect: (id: string) => void };

const OutlineOf = ({ editor: { content, findings, open, parts, disabled }, onSelect }: OutlineOfProps) => (
  <Outline
    content={content}
    findings={findings}
    selected={open}
    onSelect={onSelect}
    onMove={disabled ? undefined : (by) => parts.move(open, by)}
    onAddDimension={disabled ? undefined : parts.addDimension}
  />
);

type OpenPartProps = EditorProps & { readonly editor: EditorState; readonly onOpen: (id: string) => void };

/** The editor of the open part: the whole framework, its reasons, its checks, or one part. */
const OpenPart = ({ framework, palette, editor, onOpen }: OpenPartProps) => {
  const { field, open, content, findings, parts, disabled } = editor;
  switch (open) {
    case wholeId:
      return (
        <Stack gap={4} align="stretch">
          <WholeEditor content={content} onChange={field.change} disabled={disabled} />
          <Releases framework={framework} />
        </Stack>
      );
    case reasonsId:
      return <ReasonsEditor content={content} onChange={field.change} disabled={disabled} />;
    case checksId:
      return <CheckList content={content} findings={findings} onOpen={onOpen} />;
    default:
      return <PartEditor content={content} palette={palette} parts={parts} disabled={disabled} id={open} />;
  }
};

const StandOf = ({ framework: { isDraft, releases } }: Pick<EditorProps, 'framework'>) => {
  const [last] = releases;
  if (isDraft)
    return (
      <Status tone="warning">
        {last ? <Trans>Draft of version {last.number + 1}</Trans> : <Trans>Draft, not published yet</Trans>}
      </Status>
    );
  return <Status tone="success">{last && <Trans>Version {last.number} is published</Trans>}</Status>;
};

type RemovedProps = { readonly parts: ReturnType<typeof useParts>; readonly name: string };

const Removed = ({ parts, name }: RemovedProps) => {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      role="status"
      title={<Trans>{name} was removed</Trans>}
      action={
        <Button size="compact" onClick={parts.restore}>
          <Trans>Restore</Trans>
        </Button>
      }
      dismiss={{ label: t`Dismiss`, onDismiss: parts.forget }}
    />
  );
};
