import { notifyProblem, saveFile, useFormatters } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import { Button, ConfirmDialog, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as css from './AttachmentRow.css.ts';

type Removal = {
  /** What is removed with the document, asked before; absent where an undo follows. */
  readonly consequence?: ReactNode;
  readonly run: () => Promise<unknown>;
};

type AttachmentRowProps = {
  readonly name: string;
  readonly bytes: number;
  /** Who attached it, and when; absent where that is clear from the context. */
  readonly added?: { readonly by: string; readonly at: string };
  /** The place of the document, shown before its size. */
  readonly detail?: ReactNode;
  /** For rows that are parts of a page with headings. */
  readonly headingLevel?: 3;
  /** Fetches its bytes. Without it, the document cannot be opened here. */
  readonly read?: () => Promise<Blob>;
  /** Without it, the document cannot be removed here. */
  readonly removal?: Removal | undefined;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** Below: marks, the page or cell, what it proves. */
  readonly children?: ReactNode;
};

/** Pictures that every browser draws. */
const isPicture = (name: string) => /\.(?:png|jpe?g|webp)$/i.test(name);

/** One attached document: what it is, who attached it when, and buttons to look at a photo, and to open and remove it. */
export const AttachmentRow = (props: AttachmentRowProps) => {
  const { name, read, removal, actions, headingLevel, children } = props;
  const [shown, setShown] = useState<Blob>();
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={3} justify="between">
        <Stack gap={1}>
          {headingLevel ? (
            <Heading level={headingLevel} size="sm">
              {name}
            </Heading>
          ) : (
            <Text strong>{name}</Text>
          )}
          <Facts {...props} />
        </Stack>
        <Inline gap={2}>
          {actions}
          {read && isPicture(name) && <ShowButton name={name} read={read} shown={shown} onShown={setShown} />}
          {read && <DownloadButton name={name} read={read} />}
          {removal && <RemoveButton name={name} removal={removal} />}
        </Inline>
      </Inline>
      {shown && <Picture name={name} blob={shown} />}
      {children}
    </Stack>
  );
};

const Picture = ({ name, blob }: { readonly name: string; readonly blob: Blob }) => {
  const src = useBlobUrl(blob);
  return src ? <img className={css.picture} src={src} alt={name} /> : null;
};

type ShowButtonProps = DownloadButtonProps & {
  readonly shown: Blob | undefined;
  readonly onShown: (shown: Blob | undefined) => void;
};

/** Shows a photo below its row, and hides it again. */
const ShowButton = ({ name, read, shown, onShown }: ShowButtonProps) => {
  const { t } = useLingui();
  const reading = useMutation({ mutationFn: read, onSuccess: onShown, onError: notifyProblem });
  return (
    <Button
      size="compact"
      aria-label={shown ? t`Hide ${name}` : t`Show ${name}`}
      aria-expanded={shown !== undefined}
      pending={reading.isPending}
      onClick={() => (shown ? onShown(undefined) : reading.mutate())}
    >
      {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
    </Button>
  );
};

const Facts = ({ bytes, added, detail }: Pick<AttachmentRowProps, 'bytes' | 'added' | 'detail'>) => {
  const { fileSize, date } = useFormatters();
  const person = added?.by;
  const day = added && date(added.at);
  return (
    <Text size="sm" tone="muted">
      {detail && <>{detail} · </>}
      {fileSize(bytes)}
      {added && (
        <>
          {' · '}
          <Trans>
            added by {person} on {day}
          </Trans>
        </>
      )}
    </Text>
  );
};

type DownloadButtonProps = { readonly name: string; readonly read: () => Promise<Blob> };

const DownloadButton = ({ name, read }: DownloadButtonProps) => {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: read,
    onSuccess: (blob) => saveFile(blob, name),
    onError: notifyProblem,
  });
  return (
    <Button
      size="compact"
      aria-label={t`Download ${name}`}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Trans>Download</Trans>
    </Button>
  );
};

type RemoveButtonProps = { readonly name: string; readonly removal: Removal };

const RemoveButton = ({ name, removal: { consequence, run } }: RemoveButtonProps) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onError: notifyProblem,
    onSettled: () => setAsked(false),
  });
  const press = () => (consequence ? setAsked(true) : mutate());
  return (
    <>
      <Button size="compact" aria-label={t`Remove ${name}`} pending={!consequence && isPending} onClick={press}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t`Remove ${name}?`}
        description={consequence}
        confirmLabel={t`Remove document`}
        cancelLabel={t`Keep it`}
        pending={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
};
