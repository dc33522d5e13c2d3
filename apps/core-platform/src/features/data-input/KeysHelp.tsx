import { Button, Dialog, Inline, Kbd, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as css from './data-input.css.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/** Lists the keys of the data input; "?" opens it too, outside of text fields. */
export const KeysHelp = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== '?' || isTyping(target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const keys = [
    { keys: ['Alt', '↓'], does: t`Open the next disclosure` },
    { keys: ['Alt', '↑'], does: t`Open the previous disclosure` },
    { keys: ['Alt', 'Shift', '↓'], does: t`Open the next disclosure that is still to be worked on` },
    { keys: ['Alt', 'Shift', '↑'], does: t`Open the previous disclosure that is still to be worked on` },
    { keys: ['Ctrl', 'Enter'], does: t`Mark the disclosure complete, or submit it for approval (⌘ Enter on a Mac)` },
    { keys: ['Alt', 'C'], does: t`Comment on the field you are in, or on the disclosure` },
    { keys: ['Alt', 'N'], does: t`Go to the next field` },
    { keys: ['Alt', 'P'], does: t`Go to the previous field` },
    { keys: ['Alt', 'M'], does: t`Open what else can be done with the field` },
    { keys: ['↑', '↓', '←', '→'], does: t`Move in the list of disclosures` },
    {
      keys: ['F6'],
      does: t`Go to the next part of the page: steps, disclosures, form, details; with Shift to the previous one`,
    },
    { keys: ['A'], does: t`Accept the suggestion that has focus; E edits and R rejects it` },
    { keys: ['?'], does: t`Show these keys` },
  ];
  return (
    <>
      <Button size="compact" emphasis="bare" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <span className={css.keysWord}>
          <Trans>Keys</Trans>
        </span>
        <span aria-hidden="true">
          <Kbd>?</Kbd>
        </span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Keyboard shortcuts`} closeLabel={t`Close`} size="small">
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
