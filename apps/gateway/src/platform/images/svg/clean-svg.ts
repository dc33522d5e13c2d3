import { limits } from '@esg/contract';
import { parseXml } from '@rgrove/parse-xml';
import { type CleanElement, cleanTree, requireReasonable, svgNamespace, UnreasonableDrawing } from './clean-tree.ts';

/** A drawing of which only shapes, colours, gradients and text are left. */
export type Drawing = {
  /** Its own size in pixels, at most 1600 a side. */
  width: number;
  height: number;
  /** The drawing as a file, at its own size or at the given one in pixels. */
  write: (size?: { width: number; height: number }) => Uint8Array;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const writeChildren = (children: CleanElement['children']): string =>
  children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeElement(child))).join('');

const writeElement = ({ name, attributes, children }: CleanElement): string => {
  const written = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`).join('');
  return children.length > 0 ? `<${name}${written}>${writeChildren(children)}</${name}>` : `<${name}${written}/>`;
};

const pixelsPerUnit: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** A length in pixels; undefined for a percentage, or none. */
const pixelsOf = (length: string | undefined): number | undefined => {
  if (length && length.length > 32) return undefined;
  const [, number, unit] = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*$/i.exec(length ?? '') ?? [];
  const pixels = Number(number) * (pixelsPerUnit[(unit ?? '').toLowerCase()] ?? 1);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
};

const boxOf = (viewBox: string | undefined) => {
  const numbers = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined;
};

/** A drawing much longer than wide is not a logo, and takes too much memory as pixels. */
const ratioMax = 20;

/** Its own size and its view box; throws where there is neither. */
const measure = ({ attributes }: CleanElement) => {
  const asked = { width: pixelsOf(attributes.get('width')), height: pixelsOf(attributes.get('height')) };
  const box =
    boxOf(attributes.get('viewBox')) ??
    (asked.width && asked.height ? { x: 0, y: 0, width: asked.width, height: asked.height } : undefined);
  if (!box) throw new UnreasonableDrawing('no size');
  const ratio = box.width / box.height;
  if (ratio > ratioMax || ratio < 1 / ratioMax) throw new UnreasonableDrawing('too long');
  const width = asked.width ?? (asked.height ? asked.height * ratio : box.width);
  const shrink = Math.min(1, limits.logoPixelsMax / Math.max(width, width / ratio));
  return { box, width: width * shrink, height: (width / ratio) * shrink };
};

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Where the next part of a prologue starts. */
const after = (text: string, from: number, end: string) => {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + end.length;
};

/** Whether the bytes are XML whose root element is called `svg`, whatever else is wrong with them. */
export const looksLikeSvg = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder().decode(bytes.subarray(0, 64 * 1024));
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at, at + 80).trimStart();
    const start = at + text.slice(at, at + 80).length - rest.length;
    if (rest === '') at += 80;
    else if (rest.startsWith('<!--')) at = after(text, start, '-->');
    else if (rest.startsWith('<?')) at = after(text, start, '?>');
    else if (/^<!doctype/i.test(rest)) {
      const end = text.indexOf('>', start);
      const subset = text.indexOf('[', start);
      at = subset !== -1 && subset < end ? after(text, after(text, subset, ']'), '>') : after(text, start, '>');
    } else return /^<(?:[\w-]+:)?svg[\s/>]/i.test(rest);
  }
  return false;
};

/**
 * Parses a drawing strictly and keeps only what `allowed.ts` lists: no script, no handler, no foreign content, no reference outside the
 * file, no entities. Throws when it is not well-formed, defines entities, has no size, or is too large.
 */
export const cleanSvg = (bytes: Uint8Array): Drawing => {
  const text = decode(bytes);
  if (text === undefined) throw new UnreasonableDrawing('not UTF-8');
  const document = parseXml(text);
  if (!document.root) throw new UnreasonableDrawing('empty');
  const cleaned = cleanTree(document.root);
  requireReasonable(cleaned);
  const { box, width, height } = measure(cleaned.root);
  const kept = [...cleaned.root.attributes].filter(
    ([name]) => !['x', 'y', 'width', 'height', 'viewBox', 'transform'].includes(name),
  );
  const write = (size = { width, height }) => {
    const attributes = new Map([
      ['xmlns', svgNamespace],
      ['viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`],
      ['width', String(Math.round(size.width * 100) / 100)],
      ['height', String(Math.round(size.height * 100) / 100)],
      ...kept,
    ]);
    return new TextEncoder().encode(writeElement({ ...cleaned.root, attributes }));
  };
  return { width, height, write };
};
