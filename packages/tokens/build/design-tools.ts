import type { TransformedToken } from 'style-dictionary/types';
import { channels, parseHex } from '../src/tenant/color.ts';
import { isTree, nested, readSources, type Tree } from './read-tokens.ts';

const share = (channel: number): number => Math.round((channel / 255) * 1e5) / 1e5;

/** A colour as the Design Tokens format 2025.10 writes it. */
const color = (text: string): object => {
  const hex = parseHex(text.slice(0, 7));
  if (hex === undefined) throw new Error(`${text} is no colour`);
  const alpha = text.length > 7 ? { alpha: share(Number.parseInt(text.slice(7), 16)) } : {};
  return { colorSpace: 'srgb', components: channels(hex).map(share), ...alpha, hex };
};

const measure = (text: string): object => {
  const [, value, unit] = /^(-?[\d.]+)([a-z]+)$/.exec(text) ?? [];
  return { value: Number(value), unit };
};

type Shadow = { color: string; offsetX: string; offsetY: string; blur: string; spread: string };
const shadow = ({ color: shade, ...lengths }: Shadow): object => ({
  color: color(shade),
  ...Object.fromEntries(Object.entries(lengths).map(([key, length]) => [key, measure(length)])),
});

const writers: Readonly<Record<string, (value: never) => unknown>> = {
  color,
  dimension: measure,
  duration: measure,
  shadow: (value: Shadow | Shadow[]) => (Array.isArray(value) ? value.map(shadow) : shadow(value)),
};

const isReference = (value: unknown): boolean => typeof value === 'string' && value.startsWith('{');
const written = (type: string, value: unknown): unknown =>
  isReference(value) ? value : (writers[type]?.(value as never) ?? value);

/** Design tools know px and rem only; a line length in characters has no place there. */
const isKnown = (value: unknown): boolean => !String(value).endsWith('ch');

/** The tokens of one mode with every reference resolved, after the Design Tokens format 2025.10. */
export const resolvedTokens = (tokens: readonly TransformedToken[]): object =>
  nested(
    tokens.filter((token) => isKnown(token.$value)),
    (token) => ({
      $type: token.$type,
      $value: written(String(token.$type), token.$value),
      $description: token.$description,
    }),
  );

const withTypes = (node: Tree, inherited: string): object => {
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$value') return [[key, written(type, value)]];
    if (key === '$extensions' && isTree(value)) return [[key, { 'esg.dark': written(type, value['esg.dark']) }]];
    if (isTree(value)) return isKnown(value.$value) ? [[key, withTypes(value, type)]] : [];
    return [[key, value]];
  });
  return Object.fromEntries(entries);
};

/** Base and semantic tokens in one tree, references kept, dark values under the extension `esg.dark`. */
export const referencingTokens = (): object => withTypes(readSources(), '');
