import * as css from './DocumentChat.css.ts';
import { passageRows } from './passage-rows.ts';

/** A passage as its page writes it: of a table with its cells below one another. It copies with its tabs and line ends. */
export const PassageText = ({ text }: { readonly text: string }) =>
  passageRows(text).map((rows, index) => {
    const isTable = rows.some((cells) => cells.length > 1);
    if (!isTable) return `${rows.flat().join('\n')}\n`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stored passage never changes
      <span key={index} className={css.table}>
        {rows.map((cells) => (
          <span key={cells.join('\t')} className={css.row}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stored passage never changes
              <span key={column} className={css.cell}>
                {column < cells.length - 1 ? `${cell}\t` : `${cell}\n`}
              </span>
            ))}
          </span>
        ))}
      </span>
    );
  });
