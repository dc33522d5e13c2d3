import type { RefObject } from 'react';
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './filter-options.ts';
import { ListBox, optionId } from './ListBox.tsx';
import { ListPopover } from './ListPopover.tsx';
import type { ListPopup } from './use-list-popup.ts';

type ComboboxListProps = {
  id: string;
  /** The box the list hangs below. */
  anchor: RefObject<HTMLElement | null>;
  popup: ListPopup;
  options: readonly ComboboxOption[];
  chosen: ReadonlySet<string>;
  labels: { list: string; none: string };
  multiple?: boolean | undefined;
  pick: (index: number) => void;
};

/** The open list of a combobox, or the word that nothing matches. Costs nothing while closed. */
export const ComboboxList = ({ id, anchor, popup, options, chosen, labels, multiple, pick }: ComboboxListProps) =>
  popup.open ? (
    <ListPopover anchor={anchor} hide={popup.hide}>
      {/* In the page before its words change, so that they are announced: the number of options left, or none. */}
      <div className={options.length === 0 ? css.empty : hidden} role="status">
        {options.length === 0 ? labels.none : `${labels.list}: ${options.length}`}
      </div>
      {options.length > 0 && (
        <ListBox
          id={id}
          label={labels.list}
          options={options}
          chosen={chosen}
          active={popup.active}
          multiple={multiple}
          setActive={popup.setActive}
          pick={pick}
        />
      )}
    </ListPopover>
  ) : null;

/** What makes a text box a combobox (ARIA APG). */
export const comboboxProps = (popup: ListPopup, listId: string, count: number) => {
  // Where nothing matches there is a message, not a list.
  const listed = popup.open && count > 0;
  return {
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': listed,
    'aria-controls': listed ? listId : undefined,
    'aria-activedescendant': listed && popup.active >= 0 ? optionId(listId, popup.active) : undefined,
  } as const;
};
