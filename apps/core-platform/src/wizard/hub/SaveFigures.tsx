import { Banner, Button } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SaveFiguresDialog } from './SaveFiguresDialog.tsx';
import { useFiguresToSave } from './use-figures-to-save.ts';

/** Offers to save the figures of the report that the data hub lacks, so that they are entered once. Shows nothing where there are none. */
export const SaveFigures = () => {
  const figures = useFiguresToSave();
  const [open, setOpen] = useState(false);
  const fresh = figures.figures.filter(({ isDisputed }) => !isDisputed).length;
  const disputed = figures.figures.length - fresh;
  if (figures.figures.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={
        fresh > 0 ? (
          <Plural
            value={fresh}
            one="# figure of this report isn’t in your data hub"
            other="# figures of this report aren’t in your data hub"
          />
        ) : (
          <Plural
            value={disputed}
            one="# figure of this report differs from your data hub"
            other="# figures of this report differ from your data hub"
          />
        )
      }
      action={
        <Button size="compact" onClick={() => setOpen(true)}>
          {fresh > 0 ? <Plural value={fresh} one="Save it" other="Save them" /> : <Trans>Compare</Trans>}
        </Button>
      }
    >
      <Trans>Saved figures are entered once: other reports, and next year’s, take them from there.</Trans>
      {open && <SaveFiguresDialog figures={figures} onClose={() => setOpen(false)} />}
    </Banner>
  );
};
