import { type DrawnBlock, type DrawnRun, numberFootnotes, type RichTextBlock, tableColumns } from '@esg/contract';
import { Heading, Table, TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import * as css from './ArticleText.css.ts';

type ListBlock = Exclude<DrawnBlock, { kind: 'table' }>;
type Part = DrawnBlock | { readonly kind: 'list'; readonly List: 'ul' | 'ol'; readonly items: ListBlock[] };

/** Consecutive items become one list. */
const partsOf = (blocks: readonly DrawnBlock[]): Part[] => {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== 'bullet' && block.kind !== 'numbered') parts.push(block);
    else if (last?.kind === 'list' && last.items[0]?.kind === block.kind) last.items.push(block);
    else parts.push({ kind: 'list', List: block.kind === 'bullet' ? 'ul' : 'ol', items: [block] });
  }
  return parts;
};

type ArticleTextProps = {
  readonly blocks: readonly RichTextBlock[];
  /** Level of its headings on the page. */
  readonly level: 2 | 3 | 4;
};

/** Renders an article's text, with its footnotes below. The text is never used as markup, so nothing can be injected. */
export const ArticleText = ({ blocks, level }: ArticleTextProps) => {
  const id = useId();
  const { blocks: drawn, notes } = numberFootnotes(blocks);
  return (
    <div className={css.text}>
      {partsOf(drawn).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and are never reordered here.
        <TextPart key={`${part.kind}-${place}`} part={part} level={level} id={id} />
      ))}
      {notes.length > 0 && (
        <ol>
          {notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a footnote is its place.
            <li key={place} id={`${id}-${place + 1}`}>
              {note}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

const TextPart = ({ part, level, id }: Pick<ArticleTextProps, 'level'> & { part: Part; id: string }) => {
  if (part.kind === 'table') return <TextTable table={part} id={id} />;
  if (part.kind === 'list')
    return (
      <part.List>
        {part.items.map(({ runs }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity and are never reordered here.
          <li key={place}>
            <Runs runs={runs} id={id} />
          </li>
        ))}
      </part.List>
    );
  const runs = <Runs runs={part.runs} id={id} />;
  if (part.kind === 'paragraph') return <p>{runs}</p>;
  return (
    <Heading level={level} size="md">
      {runs}
    </Heading>
  );
};

const TextTable = ({ table, id }: { table: Extract<DrawnBlock, { kind: 'table' }>; id: string }) => {
  const { t } = useLingui();
  const columns = tableColumns(table);
  const rowOf = (cells: DrawnRun[][], Cell: 'th' | 'td', place = 0) => (
    <tr key={place}>
      {cells.map((runs, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
        <Cell key={column} data-align={columns[column]?.figures ? 'end' : undefined}>
          <Runs runs={runs} id={id} />
        </Cell>
      ))}
    </tr>
  );
  const rows = table.rows.slice(table.header ? 1 : 0);
  const [head] = table.header ? table.rows : [];
  return (
    <Table caption={t`Table`} captionHidden density="compact">
      {head && <thead>{rowOf(head.cells, 'th')}</thead>}
      <tbody>{rows.map(({ cells }, place) => rowOf(cells, 'td', place))}</tbody>
    </Table>
  );
};

const Runs = ({ runs, id }: { runs: readonly DrawnRun[]; id: string }): ReactNode =>
  runs.map((run, place) => {
    const strong = run.bold ? <strong>{run.text}</strong> : run.text;
    const marked = run.italic ? <em>{strong}</em> : strong;
    const note = run.note && (
      <sup>
        <TextLink href={`#${id}-${run.note}`}>{run.note}</TextLink>
      </sup>
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and are never reordered here.
    return <span key={place}>{note || (run.link ? <TextLink href={run.link}>{marked}</TextLink> : marked)}</span>;
  });
