import { drawingLimits } from '@esg/contract';
import { XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml';
import {
  cleanAttribute,
  cleanDeclarations,
  keptElements,
  pointedAt,
  pointingElements,
  unwrappedElements,
} from './allowed.ts';
import { cleanStyleSheet, pointedAtByClass, type StyleRule, writeStyleSheet } from './style-sheet.ts';

/** An element of a drawing with its allowed content. */
export type CleanElement = {
  name: string;
  attributes: Map<string, string>;
  /** Text is allowed in `text` and `tspan` only, a style sheet in `style`. */
  children: (CleanElement | string)[];
};

/** A drawing that is nested too deep, too big, or repeats itself without end. */
export class UnreasonableDrawing extends Error {}

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Name of an element without the prefix that a drawing program gave it; undefined for another vocabulary's. */
const localName = ({ name, attributes }: XmlElement, prefixes: ReadonlySet<string>): string | undefined => {
  if (attributes.xmlns !== undefined && attributes.xmlns !== svgNamespace) return undefined;
  const [prefix, local] = name.includes(':') ? name.split(':', 2) : ['', name];
  return prefixes.has(prefix ?? '') ? local : undefined;
};

/** The prefixes of SVG in this drawing; the empty one counts unless the root says otherwise. */
export const svgPrefixes = ({ attributes }: XmlElement): ReadonlySet<string> =>
  new Set([
    '',
    ...Object.entries(attributes).flatMap(([name, value]) =>
      name.startsWith('xmlns:') && value === svgNamespace ? [name.slice('xmlns:'.length)] : [],
    ),
  ]);

const cleanAttributes = (element: XmlElement, name: string) => {
  const kept = new Map<string, string>();
  for (const [attribute, value] of Object.entries(element.attributes)) {
    if (attribute === 'style') {
      const declarations = cleanDeclarations(value);
      if (declarations) kept.set('style', declarations);
    } else if (attribute === 'href' || attribute === 'xlink:href') {
      if (pointingElements.has(name) && /^#[\w.:-]+$/.test(value)) kept.set('href', value);
    } else {
      const clean = cleanAttribute(attribute, value);
      if (clean !== undefined) kept.set(attribute, clean);
    }
  }
  return kept;
};

const textOf = (element: XmlElement) =>
  element.children.map((child) => (child instanceof XmlText || child instanceof XmlCdata ? child.text : '')).join('');

type Cleaned = { root: CleanElement; rules: StyleRule[] };

/** Keeps only what `allowed.ts` lists of a parsed drawing. Throws `UnreasonableDrawing` for one that is nested too deep. */
export const cleanTree = (svg: XmlElement): Cleaned => {
  const prefixes = svgPrefixes(svg);
  const rules: StyleRule[] = [];
  let elements = 0;
  const cleanChildren = (element: XmlElement, depth: number): CleanElement['children'] => {
    if (depth > drawingLimits.depthMax) throw new UnreasonableDrawing('too deep');
    const holdsText = /(?:^|:)t(?:ext|span)$/.test(element.name);
    return element.children.flatMap((child) => {
      if (child instanceof XmlElement) return clean(child, depth);
      return holdsText && (child instanceof XmlText || child instanceof XmlCdata) ? [child.text] : [];
    });
  };
  const clean = (element: XmlElement, depth: number): CleanElement['children'] => {
    elements += 1;
    if (elements > drawingLimits.nodesMax) throw new UnreasonableDrawing('too many elements');
    const name = localName(element, prefixes);
    if (name === undefined) return [];
    if (unwrappedElements.has(name)) return cleanChildren(element, depth + 1);
    if (!keptElements.has(name)) return [];
    if (name === 'style') {
      const own = cleanStyleSheet(textOf(element));
      rules.push(...own);
      return own.length > 0 ? [{ name, attributes: new Map(), children: [writeStyleSheet(own)] }] : [];
    }
    const attributes = cleanAttributes(element, name);
    return [{ name, attributes, children: cleanChildren(element, depth + 1) }];
  };
  const root = { name: 'svg', attributes: cleanAttributes(svg, 'svg'), children: cleanChildren(svg, 0) };
  return { root, rules };
};

/**
 * Counts the elements of a drawing after following its references: copies of copies grow without end in a few lines. Throws
 * `UnreasonableDrawing` above the limit, and for a part that contains itself.
 */
export const requireReasonable = ({ root, rules }: Cleaned): void => {
  const byId = new Map<string, CleanElement>();
  const collect = (element: CleanElement) => {
    const id = element.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') collect(child);
  };
  collect(root);
  const counts = new Map<CleanElement, number>();
  const counting = new Set<CleanElement>();
  const byClass = pointedAtByClass(rules);
  const pointers = ({ attributes }: CleanElement) => [
    ...[...attributes.values()].flatMap(pointedAt),
    ...(attributes.get('class') ?? '').split(/\s+/).flatMap((name) => [...(byClass.get(name) ?? [])]),
    ...(attributes.has('href') ? [attributes.get('href')?.slice(1) ?? ''] : []),
  ];
  const count = (element: CleanElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (counting.has(element)) throw new UnreasonableDrawing('holds itself');
    counting.add(element);
    let total = 1;
    const add = (part: CleanElement | undefined) => {
      total += part ? count(part) : 1;
      if (total > drawingLimits.nodesMax) throw new UnreasonableDrawing('too many elements');
    };
    for (const child of element.children) if (typeof child !== 'string') add(child);
    for (const id of pointers(element)) add(byId.get(id));
    counting.delete(element);
    counts.set(element, total);
    return total;
  };
  count(root);
};
