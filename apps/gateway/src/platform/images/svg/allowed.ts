/** Elements a drawing may have. Elements for scripts, loading, animation, filters or embedding are left out. */
export const keptElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

/** Elements that are removed while their content stays. */
export const unwrappedElements: ReadonlySet<string> = new Set(['a', 'switch']);

/** Elements that may refer to another part of the same drawing. */
export const pointingElements: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient']);

/** Style properties: allowed as an attribute, in `style` and in a style sheet. */
const looks: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'paint-order',
  'vector-effect',
  'color',
  'opacity',
  'display',
  'visibility',
  'overflow',
  'stop-color',
  'stop-opacity',
  'isolation',
  'clip-path',
  'clip-rule',
  'mask',
  'mask-type',
  'mix-blend-mode',
  'shape-rendering',
  'text-rendering',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'word-spacing',
  'text-anchor',
  'dominant-baseline',
  'text-decoration',
  'transform',
  'transform-origin',
]);

const geometry: ReadonlySet<string> = new Set([
  'id',
  'class',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'dx',
  'dy',
  'rotate',
  'width',
  'height',
  'viewBox',
  'preserveAspectRatio',
  'offset',
  'pathLength',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'textLength',
  'lengthAdjust',
]);

/** The only functions in a value; `url` is checked separately. */
const functions: ReadonlySet<string> = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'matrix',
  'translate',
  'translatex',
  'translatey',
  'scale',
  'scalex',
  'scaley',
  'rotate',
  'skewx',
  'skewy',
]);

const localUrl = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/gi;

/** Ids that a value points at, as in `url(#shade)`. */
export const pointedAt = (value: string): string[] => [...value.matchAll(localUrl)].map((match) => match[2] ?? '');

/** Whether a value holds nothing but plain words, numbers, colours, transforms and pointers into the same drawing. */
const isPlain = (value: string): boolean => {
  const rest = value.replace(localUrl, ' ');
  if (!/^[\p{L}\p{N}\s.,%#()+*'"_-]*$/u.test(rest)) return false;
  const beforeParentheses = rest.split('(').slice(0, -1);
  return beforeParentheses.every((before) => {
    // The longest name has ten letters; reading more would take too much time for a long value.
    const [name = ''] = /[\w-]*$/.exec(before.trimEnd().slice(-16)) ?? [];
    return functions.has(name.toLowerCase());
  });
};

/** Removes comments in one pass; what follows the start of an unfinished one is removed too. */
export const withoutComments = (text: string): string => {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf('/*', at);
    if (start === -1) return rest + text.slice(at);
    rest += `${text.slice(at, start)} `;
    const end = text.indexOf('*/', start + 2);
    if (end === -1) return rest;
    at = end + 2;
  }
  return rest;
};

/** The allowed declarations of a `style` attribute or of one rule. */
export const cleanDeclarations = (text: string): string =>
  withoutComments(text)
    .split(';')
    .map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
    })
    .filter(({ name, value }) => looks.has(name) && value !== '' && isPlain(value))
    .map(({ name, value }) => `${name}:${value}`)
    .join(';');

/** The allowed value of an attribute; undefined where it is removed. `style` and references are checked elsewhere. */
export const cleanAttribute = (name: string, value: string): string | undefined =>
  (looks.has(name) || geometry.has(name)) && isPlain(value) ? value : undefined;
