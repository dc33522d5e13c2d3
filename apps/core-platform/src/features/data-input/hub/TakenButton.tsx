import { Button } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { TakenDialog } from './TakenDialog.tsx';
import { useTaken } from './use-taken.ts';

/** The number of fields that the data hub fills, with a link to review them. Shows nothing while there are none. */
export const TakenButton = () => {
  const { answers, counts } = useTaken();
  const [open, setOpen] = useState(false);
  if (answers.length === 0 && !open) return null;
  return (
    <>
      <Button size="compact" emphasis="soft" onClick={() => setOpen(true)}>
        <Plural value={counts.fields} one="# field filled from your data" other="# fields filled from your data" />
      </Button>
      {open && <TakenDialog onClose={() => setOpen(false)} />}
    </>
  );
};
