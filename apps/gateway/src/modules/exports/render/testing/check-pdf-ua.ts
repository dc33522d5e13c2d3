import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Structure types of ISO 32000-1, 14.8.4: one of these needs no role map. */
const standardRoles = new Set(
  'Root Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'.split(
    ' ',
  ),
);
/** The required parents of each structure type. */
const parents: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
};

type Node = { role?: string; type?: string; id?: string; alt?: string; children?: Node[] };

const problemsIn = (node: Node, parent: string, problems: string[]) => {
  const role = node.role ?? '';
  if (role) {
    if (!standardRoles.has(role)) problems.push(`${role} is no standard structure type`);
    if (parents[role] && !parents[role].includes(parent)) problems.push(`${role} stands in ${parent}`);
    if (role === 'Figure' && !node.alt?.trim()) problems.push('a figure has no alternative text');
  }
  for (const child of node.children ?? []) problemsIn(child, role || parent, problems);
};

/** Drawing outside of every tag and artifact, by page. */
const untagged = (operators: readonly number[], ops: Readonly<Record<string, number>>): number => {
  const opens = [ops.beginMarkedContent, ops.beginMarkedContentProps];
  const draws = [ops.constructPath, ops.showText, ops.showSpacedText, ops.paintImageXObject, ops.shadingFill];
  let depth = 0;
  let loose = 0;
  for (const operator of operators) {
    if (opens.includes(operator)) depth += 1;
    else if (operator === ops.endMarkedContent) depth -= 1;
    else if (depth === 0 && draws.includes(operator)) loose += 1;
  }
  return loose;
};

/**
 * What a PDF lacks of PDF/UA-1 (ISO 14289-1), as far as its structure shows: everything tagged or an artifact, standard types nested
 * correctly, figures described, heads of tables with a scope, language, title, bookmarks, tab order, embedded fonts.
 */
export const pdfUaProblems = async (bytes: Uint8Array): Promise<string[]> => {
  const source = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const problems: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const loose = untagged((await page.getOperatorList()).fnArray, OPS);
    if (loose > 0) problems.push(`page ${number} draws ${loose} things outside tags and artifacts`);
    const tree = await page.getStructTree();
    if (tree) problemsIn(tree as Node, '', problems);
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  if (!facts.Title) problems.push('no title');
  if (!facts.Language) problems.push('no language');
  if (!(await pdf.getMarkInfo())?.Marked) problems.push('not marked as tagged');
  if (!(await pdf.getOutline())?.length) problems.push('no bookmarks');
  if (!source.includes('pdfuaid:part')) problems.push('does not claim PDF/UA');
  if (!/\/DisplayDocTitle true/.test(source)) problems.push('does not show its title');
  if (count(/\/Tabs \/S/g) !== pdf.numPages) problems.push('pages without the tab order of their structure');
  if (count(/\/FontFile[23]? /g) !== count(/\/Type \/FontDescriptor/g)) problems.push('fonts that are not inside');
  if (count(/\/S \/TH\b/g) > count(/\/Scope \/(?:Row|Column)/g)) problems.push('heads of tables without a scope');
  await pdf.loadingTask.destroy();
  return [...new Set(problems)];
};
