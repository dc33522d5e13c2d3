import type { PageDraft } from './page.ts';
import { type Box, boxAround, joinLines, type Line } from './page.ts';
import { boxOf, type Piece } from './pdf-items.ts';

/** A node of the structure that a tagged PDF has for a page. */
export type StructNode = {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
};

/** Below this share of a page's characters the tags do not tell what the page says. */
const shareMin = 0.7;
/** The structure of a page is as deep as lists within tables; a deeper one is no document that somebody wrote. */
const depthMax = 40;

const piecesByMark = (pieces: readonly Piece[]) => {
  const byMark = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.markId === undefined) continue;
    const those = byMark.get(piece.markId);
    if (those) those.push(piece);
    else byMark.set(piece.markId, [piece]);
  }
  return byMark;
};

const idsIn = (node: StructNode, depth = 0): string[] => {
  if (depth > depthMax) return [];
  if (node.type === 'content' && node.id !== undefined) return [node.id];
  return (node.children ?? []).flatMap((child) => idsIn(child, depth + 1));
};

/** Pieces as lines: one ends where pdf.js says so, or where the next piece is drawn on another height. */
export const linesOf = (pieces: readonly Piece[]): Line[] => {
  const lines: { text: string; boxes: Box[] }[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isNew = !last || last.endsLine || Math.abs(last.base - piece.base) > Math.max(last.size, piece.size) * 0.6;
    const current = isNew ? { text: '', boxes: [] } : lines.at(-1);
    if (!current) continue;
    if (isNew) lines.push(current);
    current.text += piece.text;
    if (piece.text.trim() !== '') current.boxes.push(boxOf(piece));
    if (piece.text !== '' || piece.endsLine) last = piece;
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, boxes }) => ({ text: text.trim(), box: boxAround(boxes) }));
};

const isRole = (node: StructNode, ...roles: string[]) => node.role !== undefined && roles.includes(node.role);

const nodesOf = (node: StructNode, role: readonly string[], depth = 0): StructNode[] =>
  depth > depthMax
    ? []
    : (node.children ?? []).flatMap((child) =>
        isRole(child, ...role) ? [child] : isRole(child, 'Table') ? [] : nodesOf(child, role, depth + 1),
      );

type Found = { readonly byMark: ReadonlyMap<string, readonly Piece[]>; readonly draft: PageDraft };

const piecesIn = (node: StructNode, byMark: Found['byMark']) => idsIn(node).flatMap((id) => byMark.get(id) ?? []);

const addTable = (node: StructNode, { byMark, draft }: Found) => {
  const rows = nodesOf(node, ['TR']).map((row) => {
    const cells = nodesOf(row, ['TH', 'TD']);
    const lines = cells.map((cell) => linesOf(piecesIn(cell, byMark)));
    return {
      isHead: cells.length > 0 && cells.every((cell) => isRole(cell, 'TH')),
      cells: lines.map((each) => joinLines(each.map(({ text }) => text))),
      box: boxAround(lines.flat().map(({ box }) => box)),
    };
  });
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return;
  const firstBody = filled.findIndex(({ isHead }) => !isHead);
  const heads = firstBody < 0 ? 0 : firstBody;
  const table = {
    head: filled.slice(0, heads).map(({ cells }) => cells),
    rows: filled.slice(heads).map(({ cells }) => cells),
    row: 1,
    column: 1,
  };
  draft.table(
    table,
    filled.map(({ box }) => box),
  );
};

/** Elements that hold others, each of which is a block of its own. */
const groups = ['Root', 'Document', 'Part', 'Art', 'Sect', 'Div', 'BlockQuote', 'TOC', 'L', 'NonStruct', 'Index'];

const addNode = (node: StructNode, found: Found, depth: number) => {
  if (depth > depthMax) return;
  if (isRole(node, 'Table')) {
    addTable(node, found);
    return;
  }
  const heading = /^H([1-6])?$/.exec(node.role ?? '');
  if (heading || isRole(node, 'Title')) {
    found.draft.heading(Number(heading?.[1] ?? 1), linesOf(piecesIn(node, found.byMark)));
    return;
  }
  const holdsTable = nodesOf({ children: [node] }, ['Table']).length > 0;
  const holdsElements = (node.children ?? []).some(({ role }) => role !== undefined);
  if ((isRole(node, ...groups) && holdsElements) || holdsTable) {
    for (const child of node.children ?? []) addNode(child, found, depth + 1);
    return;
  }
  found.draft.paragraph(linesOf(piecesIn(node, found.byMark)));
};

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.trim().length, 0);

/**
 * Reads a page in the order and with the tables that its tags name; undefined, with nothing added, where the tags leave out too much. What
 * stands outside of them, as running heads and page numbers, is passed to `addOther`: first what is above all else, because the heads of a
 * table that goes on are there, at last the rest.
 */
export const addTagged = (
  tree: StructNode | null,
  pieces: readonly Piece[],
  draft: PageDraft,
  addOther: (pieces: readonly Piece[]) => void,
): boolean => {
  if (!tree) return false;
  const byMark = piecesByMark(pieces);
  const named = new Set(idsIn(tree));
  const isNamed = ({ markId }: Piece) => markId !== undefined && named.has(markId);
  const inside = pieces.filter(isNamed);
  if (lengthOf(inside) < lengthOf(pieces) * shareMin) return false;
  const top = inside.reduce((most, { base }) => Math.max(most, base), Number.NEGATIVE_INFINITY);
  const others = pieces.filter((piece) => !isNamed(piece));
  addOther(others.filter(({ base }) => base > top));
  addNode({ role: 'Root', children: tree.children ?? [] }, { byMark, draft }, 0);
  addOther(others.filter(({ base }) => base <= top));
  return true;
};
