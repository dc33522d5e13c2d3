import { Button } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { TakenDialog } from './TakenDialog.tsx';
import { useTaken } from './use-taken.ts';

/** How many answers came from the data hub, and the way to look them over. Nothing while none did. */
export const TakenButton = () => {
  const { answers } = useTaken();
  const [open, setOpen] = useState(false);
  if (answers.length === 0 && !open) return null;
  return (
    <>
      <Button size="compact" emphasis="soft" onClick={() => setOpen(true)}>
        <Plural value={answers.length} one="# answer from your data" other="# answers from your data" />
      </Button>
      {open && <TakenDialog onClose={() => setOpen(false)} />}
    </>
  );
};
