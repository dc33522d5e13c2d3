import { Check } from 'lucide-react';
import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { touch } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './filter-options.ts';

/** Lists longer than this draw only the rows in sight. */
const drawAllMax = 100;
const overscan = 5;
/** Height of a row in rem; kept in step with `Combobox.css.ts`. */
const useRowRem = () => (useMedia(touch) ? css.rowRem.touch : css.rowRem.pointer);

type ListBoxProps = {
  id: string;
  label: string | undefined;
  options: readonly ComboboxOption[];
  chosen: ReadonlySet<string>;
  active: number;
  multiple?: boolean | undefined;
  setActive: (index: number) => void;
  pick: (index: number) => void;
};

/** The list of a combobox. Focus stays in the text box; `aria-activedescendant` names the active option. */
export const ListBox = ({ id, label, options, chosen, active, multiple = false, setActive, pick }: ListBoxProps) => {
  const list = useRef<HTMLDivElement>(null);
  const rowRem = useRowRem();
  const { row, drawn, follow } = useRows(options.length, active, rowRem);
  useInSight(list, active, row);

  return (
    <div
      ref={list}
      className={css.list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      onScroll={follow}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={css.rows} role="presentation" style={{ height: `${options.length * rowRem}rem` }}>
        {drawn.map((index) => {
          const option = options[index];
          if (!option) return null;
          const isChosen = chosen.has(option.value);
          return (
            // The keyboard works on the text box that owns this list.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text box
            <div
              key={option.value}
              className={css.option}
              id={optionId(id, index)}
              role="option"
              aria-selected={isChosen}
              aria-disabled={option.disabled || undefined}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              data-active={index === active || undefined}
              style={{ top: `${index * rowRem}rem` }}
              onMouseMove={() => index !== active && setActive(index)}
              onClick={() => pick(index)}
            >
              <Check
                className={css.check}
                data-shown={isChosen || undefined}
                aria-hidden="true"
                size={16}
                strokeWidth={2}
              />
              <span className={css.optionLabel}>{option.label}</span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
};

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Scrolls the list so far that the active option is in sight. */
const useInSight = (list: RefObject<HTMLElement | null>, active: number, row: number) => {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    const top = active * row;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row > box.scrollTop + box.clientHeight) box.scrollTop = top + row - box.clientHeight;
  }, [list, active, row]);
};

const placesIn = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);

/** The rows to draw: a window that follows scrolling, and the active one. Rows are of one height, so no row is ever measured. */
const useRows = (count: number, active: number, rowRem: number) => {
  const [scroll, setScroll] = useState({ top: 0, height: 320 });
  const row = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const follow = ({ currentTarget: box }: UIEvent<HTMLElement>) =>
    setScroll({ top: box.scrollTop, height: box.clientHeight });
  if (count <= drawAllMax) return { row, drawn: placesIn(0, count), follow };
  const first = Math.max(0, Math.floor(scroll.top / row) - overscan);
  const last = Math.min(count, Math.ceil((scroll.top + scroll.height) / row) + overscan);
  const drawn = placesIn(first, last);
  if (active >= 0 && (active < first || active >= last)) drawn.push(active);
  return { row, drawn, follow };
};
