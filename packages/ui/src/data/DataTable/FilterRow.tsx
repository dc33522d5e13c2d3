// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { ListFilter } from 'lucide-react';
import { CellEditor, type CellEditorProps } from './CellEditor.tsx';
import { boxes } from './core/columns.ts';
import * as css from './DataTable.css.ts';
import { columnProps, drawLine, rowIndexOf, type TableLayout } from './layout.tsx';
import type { TableView } from './types.ts';

type FilterRowProps<Row> = {
  layout: TableLayout<Row>;
  filters: TableView['filters'];
  label: (column: { header: string }) => string;
  /** Column whose filter has focus, or -1. */
  active: number;
  editor: Omit<CellEditorProps, 'label'> | undefined;
};

/** The filter of each column: written like a cell, and applied while typing. */
export const FilterRow = <Row,>({ layout, filters, label, active, editor }: FilterRowProps<Row>) => (
  <div
    className={css.line}
    role="row"
    aria-rowindex={rowIndexOf(layout, -1)}
    data-row={-1}
    style={{ width: layout.width }}
  >
    {drawLine(
      layout,
      (column) => {
        const definition = layout.placed[column];
        if (!definition) return null;
        const filterable = definition.id !== boxes && definition.filterable !== false;
        const asked = filters?.[definition.id] ?? '';
        const isActive = column === active;
        const name = label({ header: definition.header });
        return (
          <div
            key={definition.id}
            {...columnProps(layout, column)}
            className={css.filterCell}
            role="gridcell"
            tabIndex={isActive ? 0 : undefined}
            aria-label={filterable ? `${name} ${asked}`.trim() : undefined}
            aria-readonly={!filterable || undefined}
            data-active={isActive || undefined}
            data-asked={asked !== '' || undefined}
          >
            {filterable && <ListFilter className={css.mark} size="0.875rem" strokeWidth={1.5} aria-hidden />}
            <span className={css.words}>{asked}</span>
            {isActive && editor && (
              <div className={css.editorPlace} data-editor>
                <CellEditor {...editor} label={name} />
              </div>
            )}
          </div>
        );
      },
      active,
    )}
  </div>
);
