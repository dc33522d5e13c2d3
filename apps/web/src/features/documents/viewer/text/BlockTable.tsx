import type { DocumentBlock, DocumentPage } from '@esg/contract';
import { Table, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as css from '../viewer.css.ts';
import { cellName, columnLetters, isFigure } from './pieces.ts';

type TableBlock = Extract<DocumentBlock, { readonly kind: 'table' }>;
type BlockTableProps = {
  readonly table: TableBlock;
  readonly page: DocumentPage;
  readonly cell: string | undefined;
};

/** A table as it was read. A sheet has the letters of its columns and the numbers of its rows, as the spreadsheet has. */
export const BlockTable = ({ table, page: { kind, number, label }, cell }: BlockTableProps) => {
  const { t } = useLingui();
  const { head, rows, row: first, column } = table;
  const isSheet = kind === 'sheet';
  const columns = Math.max(0, ...head.map((row) => row.length), ...rows.map((row) => row.length));
  const places = Array.from({ length: columns }, (_, place) => column + place);
  const caption = isSheet && label ? t`Cells of ${label}` : t`Table on page ${number}`;
  return (
    <Table caption={caption} captionHidden density="compact">
      <thead>
        {isSheet && (
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`Row`}</VisuallyHidden>
            </th>
            {places.map((place) => (
              <th key={place} scope="col">
                {columnLetters(place)}
              </th>
            ))}
          </tr>
        )}
        {head.map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <tr key={line}>
            {isSheet && <td />}
            {cells.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              <th key={place} scope="col">
                <span data-piece>{text}</span>
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <tr key={line}>
            {isSheet && <th scope="row">{first + line}</th>}
            {cells.map((text, place) => {
              const name = cellName(column + place, first + line);
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              return <Cell key={place} name={name} text={text} isWanted={isSheet && name === cell} />;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

type CellProps = { readonly name: string; readonly text: string; readonly isWanted: boolean };

/** A cell; the one that the address names is scrolled to, and marked. */
const Cell = ({ name, text, isWanted }: CellProps) => {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isWanted) cell.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isWanted]);
  return (
    <td
      ref={cell}
      className={isWanted ? css.wantedCell : undefined}
      data-align={isFigure(text) ? 'end' : undefined}
      data-cell={name}
      aria-current={isWanted || undefined}
    >
      <span data-piece>{text}</span>
    </td>
  );
};
