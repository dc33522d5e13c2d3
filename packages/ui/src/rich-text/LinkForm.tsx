import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { control } from '../forms/control.css.ts';
import * as css from './RichTextArea.css.ts';
import type { RichTextLabels } from './rich-text-props.ts';
import { safeLink } from './runs.ts';

type LinkFormProps = {
  editor: Editor /** The address there is now; empty for none. */;
  start: string;
  labels: RichTextLabels;
  close: () => void;
};

/** An address without a scheme is meant for the web, one with an @ for mail. */
const completed = (typed: string) => {
  const plain = typed.trim();
  if (safeLink(plain) || plain === '') return plain;
  if (/^[a-z][a-z\d+.-]*:/i.test(plain)) return plain;
  return plain.includes('@') ? `mailto:${plain}` : `https://${plain}`;
};

/** Asks for the address of a link. Not a `form`, because the field is usually inside one already. */
export const LinkForm = ({ editor, start, labels, close }: LinkFormProps) => {
  const [address, setAddress] = useState(start);
  const [refused, setRefused] = useState(false);
  const leave = () => {
    close();
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  const apply = () => {
    if (address.trim() === '') return remove();
    const href = safeLink(completed(address));
    if (!href) return setRefused(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && start === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else leave();
  };

  return (
    <div className={css.linkForm}>
      <input
        className={control({ size: 'compact' })}
        type="url"
        // The person asked for this box.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        aria-label={labels.linkAddress}
        aria-invalid={refused || undefined}
        placeholder={labels.linkAddress}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <Button size="compact" onClick={apply}>
        {labels.applyLink}
      </Button>
      {start !== '' && (
        <Button size="compact" emphasis="bare" onClick={remove}>
          {labels.removeLink}
        </Button>
      )}
    </div>
  );
};
