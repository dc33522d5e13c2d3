import { selectedRect } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react';
import type { RichTextLabels } from './rich-text-props.ts';
import { type Tool, ToolRow } from './ToolRow.tsx';
import { tableCommands } from './table-nodes.ts';

type TableToolbarProps = { editor: Editor; labels: RichTextLabels; controls: string; leave: () => void };

/** The tools of the table in which the cursor stands. */
export const TableToolbar = ({ editor, labels, controls, leave }: TableToolbarProps) => {
  const { header, rows, columns } = useEditorState({ editor, selector: ({ editor: current }) => shapeOf(current) });
  const tool = (command: keyof typeof tableCommands, Icon: Tool['Icon'], name: string, more?: Partial<Tool>): Tool => ({
    name,
    Icon,
    use: () => {
      tableCommands[command](editor.state, editor.view.dispatch);
      editor.commands.focus();
    },
    ...more,
  });

  return (
    <ToolRow
      label={labels.tableTools}
      controls={controls}
      leave={leave}
      tools={[
        tool('addRowBefore', BetweenHorizontalStart, labels.rowAbove),
        tool('addRowAfter', BetweenHorizontalEnd, labels.rowBelow),
        tool('deleteRow', TableRowsSplit, labels.removeRow, { blocked: rows < 2 }),
        tool('addColumnBefore', BetweenVerticalStart, labels.columnBefore, { begins: true }),
        tool('addColumnAfter', BetweenVerticalEnd, labels.columnAfter),
        tool('deleteColumn', TableColumnsSplit, labels.removeColumn, { blocked: columns < 2 }),
        tool('toggleHeaderRow', PanelTop, labels.headerRow, { on: header, begins: true }),
        tool('deleteTable', Trash2, labels.removeTable),
      ]}
    />
  );
};

const shapeOf = ({ state }: Editor) => {
  // The selection may have left the table before this row of tools is taken away.
  try {
    const { map, table } = selectedRect(state);
    const first = table.firstChild;
    return {
      rows: map.height,
      columns: map.width,
      header: first?.lastChild?.type.name === 'tableHeader' && first.firstChild?.type.name === 'tableHeader',
    };
  } catch {
    return { rows: 0, columns: 0, header: false };
  }
};
