import type { BrandContent } from '@esg/contract';
import { Button, IconButton, Tooltip } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Redo2, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as css from './BrandStudio.css.ts';
import { copyText } from './transfer/copy.ts';
import { ImportDialog } from './transfer/ImportDialog.tsx';
import { TransferMenu } from './transfer/TransferMenu.tsx';
import type { Studio } from './use-studio.ts';

type StudioBarProps = {
  readonly studio: Studio;
  readonly value: BrandContent;
  readonly changed: boolean;
  readonly linkFor: (hash: string) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly said: string;
  readonly say: (words: string) => void;
  readonly actions: ReactNode;
};

/** What can be done with the brand as a whole. Says what happened. */
export const StudioBar = (props: StudioBarProps) => {
  const { studio, value, changed, linkFor, undo, redo, reset, said, say, actions } = props;
  const { t } = useLingui();
  const [importing, setImporting] = useState(false);
  const share = async () =>
    say(
      (await copyText(linkFor(studio.hash)))
        ? t`Link copied. Whoever opens it sees these colours and names; pictures are not in it.`
        : t`The browser did not allow copying. Copy the address of this page instead.`,
    );

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
