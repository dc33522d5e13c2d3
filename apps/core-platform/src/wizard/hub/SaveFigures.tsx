import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FiguresNotice } from './FiguresNotice.tsx';
import { SaveFiguresDialog } from './SaveFiguresDialog.tsx';
import { useFiguresToSave } from './use-figures-to-save.ts';

/** Offers to save the figures of the report that the data hub lacks, so that they are entered once. Shows nothing where there are none. */
export const SaveFigures = () => {
  const figures = useFiguresToSave();
  const [open, setOpen] = useState(false);
  if (figures.figures.length === 0) return null;
  return (
    <FiguresNotice figures={figures.figures} onOpen={() => setOpen(true)}>
      <Text as="p" size="sm">
        <Trans>Saved figures are entered once: other reports, and next year’s, take them from there.</Trans>
      </Text>
      {open && <SaveFiguresDialog figures={figures} onClose={() => setOpen(false)} />}
    </FiguresNotice>
  );
};
