import { ApiError } from '@esg/api-client';
import type { BrandContent } from '@esg/contract';
import { Button, IconButton, Tooltip } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Redo2, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormatters } from '../i18n/formatters.ts';
import * as css from './BrandStudio.css.ts';
import type { BrandStudioProps, SharedLook } from './studio-props.ts';
import { copyText } from './transfer/copy.ts';
import { ImportDialog } from './transfer/ImportDialog.tsx';
import { TransferMenu } from './transfer/TransferMenu.tsx';
import type { Studio } from './use-studio.ts';

type StudioBarProps = {
  readonly studio: Studio;
  readonly value: BrandContent;
  readonly changed: boolean;
  readonly linkFor: (hash: string) => string;
  readonly onShare: BrandStudioProps['onShare'];
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly said: string;
  readonly say: (words: string) => void;
  readonly actions: ReactNode;
};

type ShareWith = Pick<StudioBarProps, 'onShare' | 'linkFor' | 'studio' | 'say'>;

/** Copies a link to the brand, with its pictures where its owner stores them, and says what the link contains. */
const useShare = ({ onShare, linkFor, studio, say }: ShareWith) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const shareWhole = async (make: () => Promise<SharedLook>) => {
    const { url, expiresAt } = await make();
    return (await copyText(url))
      ? t`Link copied. Until ${date(expiresAt)}, anyone who opens it sees your pages in this draft: names, colours and pictures.`
      : t`The browser didn’t allow copying. Use “Share draft” and copy the link from there.`;
  };
  const shareColors = async () =>
    (await copyText(linkFor(studio.hash)))
      ? t`Link copied. Anyone who opens it sees these names and colours. Pictures stay with the brand they belong to.`
      : t`The browser didn’t allow copying. Copy the address of this page instead.`;
  return async () => {
    try {
      say(await (onShare ? shareWhole(onShare) : shareColors()));
    } catch (error) {
      const waitSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      const again =
        waitSeconds === undefined ? undefined : time(new Date(Date.now() + waitSeconds * 1000).toISOString());
      say(
        again === undefined
          ? t`The link wasn’t created. Try again in a moment.`
          : t`You’ve created many links in the last hour. Try again at ${again}, or use one you already have.`,
      );
    }
  };
};

/** Actions on the brand as a whole. Announces what happened. */
export const StudioBar = (props: StudioBarProps) => {
  const { studio, value, changed, linkFor, onShare, undo, redo, reset, said, say, actions } = props;
  const { t } = useLingui();
  const [importing, setImporting] = useState(false);
  const share = useShare({ onShare, linkFor, studio, say });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div className={css.bar} role="group" aria-label={t`The brand as a whole`}>
      <Tooltip content={t`Undo (Ctrl or ⌘ Z)`}>
        <IconButton label={t`Undo`} icon={<Undo2 />} size="compact" pending={!studio.mayUndo} onClick={undo} />
      </Tooltip>
      <Tooltip content={t`Redo (Ctrl or ⌘ Shift Z)`}>
        <IconButton label={t`Redo`} icon={<Redo2 />} size="compact" pending={!studio.mayRedo} onClick={redo} />
      </Tooltip>
      <Button size="compact" icon={<RotateCcw aria-hidden />} pending={!changed} onClick={reset}>
        <Trans>Back to the saved brand</Trans>
      </Button>
      <Button size="compact" icon={<Share2 aria-hidden />} onClick={() => void share()}>
        <Trans>Copy link</Trans>
      </Button>
      <TransferMenu value={value} onImport={() => setImporting(true)} say={say} />
      <p className={css.said} role="status">
        {said}
      </p>
      {actions}
      <ImportDialog
        open={importing}
        onOpenChange={setImporting}
        onBrand={(brand) => {
          studio.edit({ ...value, ...brand }, 'import');
          say(t`Imported. Undo brings back what was there.`);
        }}
      />
    </div>
  );
};
