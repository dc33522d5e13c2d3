import { type Command, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension, Node } from '@tiptap/react';

/** What the table tools do, each in the table where the cursor stands. */
export const tableCommands = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  deleteRow,
  deleteColumn,
  /** The first row, wherever the cursor stands. */
  toggleHeaderRow: toggleHeader('row'),
  deleteTable,
} satisfies Record<string, Command>;

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    // Cells are never merged here, but the table commands ask.
    addAttributes: () => ({
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, tag === 'th' ? { scope: 'col' } : {}, 0],
  });

/** A head cell is one once it has a name; empty, it would be announced as a nameless heading. */
const nameless = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const found: Decoration[] = [];
      doc.descendants((node, at) => {
        const empty = node.type.name === 'tableHeader' && node.textContent === '';
        if (empty) found.push(Decoration.node(at, at + node.nodeSize, { role: 'cell' }));
        return !node.isTextblock;
      });
      return DecorationSet.create(doc, found);
    },
  },
});

const leave: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = Array.from({ length: $from.depth }, (_, at) => at + 1).find(
    (at) => $from.node(at).type.name === 'table',
  );
  if (depth === undefined) return false;
  const after = Selection.findFrom(state.doc.resolve($from.after(depth)), 1, true);
  if (after) dispatch?.(state.tr.setSelection(after).scrollIntoView());
  return after !== null;
};

/** The cell's line break by Enter, the next cell by Tab; after the last cell Tab leaves the table. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing(), nameless],
  // Before the keys of lists and line breaks.
  priority: 1000,
  addKeyboardShortcuts() {
    const run = (command: Command) => command(this.editor.state, this.editor.view.dispatch, this.editor.view);
    return {
      Tab: () => isInTable(this.editor.state) && (run(goToNextCell(1)) || run(leave)),
      'Shift-Tab': () => isInTable(this.editor.state) && run(goToNextCell(-1)),
      'Mod-Enter': () => isInTable(this.editor.state) && run(addRowAfter),
    };
  },
});

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables without merged cells. */
export const tableNodes = Extension.create({
  name: 'tables',
  addExtensions: () => [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th')],
});

/** Puts a table with named columns after the line of the cursor, and the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { table: ofTable, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes;
  if (!ofTable || !tableRow || !tableCell || !tableHeader || !paragraph || isInTable(state)) return false;
  const rowOf = (kind: typeof tableCell) =>
    tableRow.create(
      null,
      [0, 1, 2].map(() => kind.create(null, paragraph.create())),
    );
  const made = ofTable.create(null, [rowOf(tableHeader), rowOf(tableCell), rowOf(tableCell)]);
  const { $to } = state.selection;
  const empty = $to.depth === 1 && $to.parent.content.size === 0;
  const at = empty ? $to.before(1) : $to.after(1);
  const transaction = state.tr.replaceWith(at, empty ? $to.after(1) : at, made);
  if (at + made.nodeSize >= transaction.doc.content.size) transaction.insert(at + made.nodeSize, paragraph.create());
  dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(at + 3))).scrollIntoView());
  return true;
};
