import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CopyButton.css.ts';

/** How long the confirmation is shown. */
const confirmationMs = 1500;

export type CopyButtonProps = RootProps<'button', 'children' | 'disabled' | 'onClick' | 'onCopy' | 'title'> &
  Pick<ButtonProps, 'emphasis' | 'size'> & {
    /** The copied text; a function is called when it is pressed. */
    text: string | (() => string | Promise<string>);
    /** Its words in each state. */
    labels: {
      /** What pressing does. */
      copy: string;
      /** Shown for 1.5 seconds instead of the first, and announced. */
      copied: string;
      /** The browser refused, or there was nothing to copy. */
      failed: string;
    };
    /** Only the icon, where the context shows what is copied. */
    iconOnly?: boolean;
  };

type State = 'copy' | 'copied' | 'failed';
const states = ['copy', 'copied', 'failed'] as const;
const icons = { copy: Copy, copied: Check, failed: TriangleAlert };

const useCopy = (text: CopyButtonProps['text']) => {
  const [done, setDone] = useState<{ state: State }>({ state: 'copy' });
  useEffect(() => {
    if (done.state === 'copy') return;
    const timer = setTimeout(() => setDone({ state: 'copy' }), confirmationMs);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setDone({ state: 'copied' });
    } catch {
      setDone({ state: 'failed' });
    }
  };
  return { state: done.state, copy: () => void copy() };
};

/** Copies a text, such as a link or a code, and confirms it in place for 1.5 seconds. */
export const CopyButton = ({ text, labels, iconOnly = false, size, emphasis, ...rest }: CopyButtonProps) => {
  const { state, copy } = useCopy(text);
  const Icon = icons[state];
  return (
    <>
      {iconOnly ? (
        <IconButton
          {...rest}
          label={labels.copy}
          icon={<Icon />}
          title={labels[state]}
          {...(size && { size })}
          onClick={copy}
        />
      ) : (
        <Button
          {...rest}
          {...(size && { size })}
          {...(emphasis && { emphasis })}
          icon={<Icon aria-hidden />}
          onClick={copy}
        >
          <span className={css.words}>
            {states.map((each) => (
              <span key={each} className={css.word} data-hidden={each !== state || undefined}>
                {labels[each]}
              </span>
            ))}
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{state === 'copy' ? '' : labels[state]}</VisuallyHidden>
    </>
  );
};
