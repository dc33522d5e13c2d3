import { type DrawnRun, numberFootnotes, type RichTextBlock, tableColumns } from '@esg/contract';
import { type ReactNode, useId } from 'react';
import * as css from './pages.css.ts';
import { groupBlocks, type RichGroup } from './rich-groups.ts';

type TableGroup = Extract<RichGroup, { kind: 'table' }>;

/** Draws stored rich text, with its footnotes below. It is never used as markup, so nothing can be injected. */
export const RichBlocks = ({ blocks }: { blocks: readonly RichTextBlock[] }) => {
  const id = useId();
  const numbered = numberFootnotes(blocks);
  return (
    <>
      {groupBlocks(numbered.blocks).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and are never reordered here.
        <Group key={`${group.kind}-${place}`} group={group} id={id} />
      ))}
      {numbered.notes.length > 0 && (
        <ol className={css.footnotes}>
          {numbered.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a footnote is its place.
            <li key={index} id={`${id}-note-${index + 1}`}>
              {note}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

const Group = ({ group, id }: { group: RichGroup; id: string }) => {
  if (group.kind === 'table') return <RichTable group={group} id={id} />;
  if ('items' in group) {
    const List = group.kind === 'bullet' ? 'ul' : 'ol';
    return (
      <List>
        {group.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and are never reordered here.
          <li key={index}>
            <Runs runs={item.runs} id={id} />
          </li>
        ))}
      </List>
    );
  }
  const runs = <Runs runs={group.block.runs} id={id} />;
  return group.kind === 'heading' ? <h5 className={css.fieldLabel}>{runs}</h5> : <p className={css.prose}>{runs}</p>;
};

const RichTable = ({ group, id }: { group: TableGroup; id: string }) => {
  const columns = tableColumns(group);
  const rowOf = ({ cells }: TableGroup['rows'][number], Cell: 'th' | 'td') =>
    cells.map((runs, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
      <Cell key={column} scope={Cell === 'th' ? 'col' : undefined} data-figures={columns[column]?.figures || undefined}>
        <Runs runs={runs} id={id} />
      </Cell>
    ));
  const rows = [...group.rows];
  const head = group.header ? rows.shift() : undefined;
  return (
    <table className={css.richTable}>
      <colgroup>
        {columns.map(({ share }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <col key={column} style={{ width: `${share * 100}%` }} />
        ))}
      </colgroup>
      {head && (
        <thead>
          <tr>{rowOf(head, 'th')}</tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <tr key={index}>{rowOf(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
};

const Runs = ({ runs, id }: { runs: readonly DrawnRun[]; id: string }): ReactNode =>
  runs.map((run, place) => {
    const strong = run.bold ? <strong>{run.text}</strong> : run.text;
    const marked = run.italic ? <em>{strong}</em> : strong;
    const linked = run.link ? <SafeLink href={run.link}>{marked}</SafeLink> : marked;
    const note = run.note && (
      <sup>
        <a href={`#${id}-note-${run.note}`}>{run.note}</a>
      </sup>
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and are never reordered here.
    return <span key={place}>{note || linked}</span>;
  });

const SafeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer" target="_blank">
    {children}
  </a>
);
