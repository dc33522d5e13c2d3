import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export type StructureNode = { role: string; alt?: string; lang?: string; children: StructureNode[]; contents: number };

type RawNode = { role?: string; alt?: string; lang?: string; type?: string; children?: RawNode[] };

const clean = (node: RawNode): StructureNode => ({
  role: node.role ?? '',
  ...(node.alt !== undefined && { alt: node.alt }),
  ...(node.lang !== undefined && { lang: node.lang }),
  contents: node.children?.filter(({ type }) => type === 'content').length ?? 0,
  children: (node.children ?? []).filter(({ role }) => role !== undefined).map(clean),
});

const walk = (node: StructureNode): StructureNode[] => [node, ...node.children.flatMap(walk)];

/** Reads a PDF as a screen reader does: text by page, tags, title, language, bookmarks, links, and whether its fonts are embedded. */
export const inspectPdf = async (bytes: Uint8Array) => {
  const source = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const text = await page.getTextContent();
    const tree = await page.getStructTree();
    const annotations = await page.getAnnotations();
    const nodes = tree ? walk(clean(tree as RawNode)) : [];
    const marked = page.getTextContent({ includeMarkedContent: true });
    const operators = page.getOperatorList();
    pages.push({
      number,
      text: text.items.map((item) => ('str' in item ? item.str : '')).join(''),
      nodes,
      links: annotations.filter(({ subtype }) => subtype === 'Link').length,
      untagged: untaggedText((await marked).items as MarkedItem[]),
      bars: barsIn(await operators, OPS),
    });
  }
  const { info } = await pdf.getMetadata();
  const result = {
    pages,
    nodes: pages.flatMap(({ nodes }) => nodes),
    marked: (await pdf.getMarkInfo())?.Marked ?? false,
    title: (info as { Title?: string }).Title,
    creator: (info as { Creator?: string }).Creator,
    producer: (info as { Producer?: string }).Producer,
    language: (info as { Language?: string }).Language,
    outline: (await pdf.getOutline()) ?? [],
    destinations: Object.keys(await pdf.getDestinations()),
    fontDescriptors: source.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embeddedFonts: source.match(/\/FontFile[23]? /g)?.length ?? 0,
    displaysTitle: /\/DisplayDocTitle true/.test(source),
    claimsUa: source.includes('pdfuaid:part'),
    pageLabelled: source.match(/\/Tabs \/S/g)?.length ?? 0,
  };
  await pdf.loadingTask.destroy();
  return result;
};

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

/** Surfaces with an edge, which only charts have: their colour, and their width in the unit of the drawing. */
const barsIn = ({ fnArray, argsArray }: Operators, ops: Readonly<Record<string, number>>) => {
  let color = '';
  return fnArray.flatMap((operator, at) => {
    const args = argsArray[at] as [unknown, unknown, ArrayLike<number>?];
    if (operator === ops.setFillRGBColor) color = String(args[0]);
    if (operator !== ops.constructPath || args[0] !== ops.fillStroke) return [];
    const { 0: left = 0, 2: right = 0 } = args[2] ?? [];
    return [{ color, width: right - left }];
  });
};

type MarkedItem = { type?: string; str?: string };

/** Text outside of every tag and artifact. */
const untaggedText = (items: MarkedItem[]): string => {
  let depth = 0;
  let loose = '';
  for (const { type, str } of items) {
    if (type?.startsWith('beginMarkedContent')) depth += 1;
    else if (type === 'endMarkedContent') depth -= 1;
    else if (depth === 0) loose += str ?? '';
  }
  return loose.trim();
};
