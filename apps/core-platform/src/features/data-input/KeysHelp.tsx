import { Button, Dialog, Inline, Kbd, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Lists the keys of the data input. */
export const KeysHelp = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const keys = [
    { keys: ['Alt', '↓'], does: t`Open the next disclosure` },
    { keys: ['Alt', '↑'], does: t`Open the previous disclosure` },
    { keys: ['Alt', 'Shift', '↓'], does: t`Open the next disclosure that is still to be worked on` },
    { keys: ['Alt', 'Shift', '↑'], does: t`Open the previous disclosure that is still to be worked on` },
    { keys: ['Ctrl', 'Enter'], does: t`Mark the disclosure complete, or submit it for approval (⌘ Enter on a Mac)` },
    { keys: ['Alt', 'C'], does: t`Comment on the field you are in, or on the disclosure` },
    { keys: ['Tab'], does: t`Go to the next field` },
    { keys: ['↑', '↓', '←', '→'], does: t`Move in the list of disclosures` },
  ];
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Keys</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Keys of the data input`} closeLabel={t`Close`} size="small">
        <Stack as="ul" gap={2}>
          {keys.map((entry) => (
            <li key={entry.does}>
              <Inline gap={2} justify="between">
                <Text as="span">{entry.does}</Text>
                <Inline gap={1}>
                  {entry.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Inline>
              </Inline>
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
};
