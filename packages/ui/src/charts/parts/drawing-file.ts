import { patternHolderId } from './pattern-id.ts';

const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'display',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;
const paddingPx = 16;
/** Colours that cover nothing have no opacity. */
const isClear = (color: string) => color === 'transparent' || /,\s*0\)$/.test(color);

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

type Ground = { left: number; top: number };

/** A drawing with its styles written into it, because no style sheet goes with it. */
const drawingOf = (svg: SVGSVGElement, ground: Ground): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [svg, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  originals?.forEach((original, at) => {
    const target = copies?.[at];
    if (!target) return;
    const looks = getComputedStyle(original);
    const style = kept.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';');
    for (const { name } of [...target.attributes]) {
      if (/^(?:class|role|tabindex|style|aria-|data-)/.test(name)) target.removeAttribute(name);
    }
    target.setAttribute('style', style);
  });
  const { left, top, width, height } = svg.getBoundingClientRect();
  copy.setAttribute('x', String(left - ground.left));
  copy.setAttribute('y', String(top - ground.top));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('overflow', 'visible');
  return new XMLSerializer().serializeToString(copy);
};

/** The lines of a text as they are broken on the page, cut off where they are cut there. */
const textOf = (node: Text, parent: Element, ground: Ground): string => {
  const box = parent.getBoundingClientRect();
  if (box.width <= 1 || !node.data.trim()) return '';
  const range = document.createRange();
  const lines = new Map<number, { text: string; x: number; y: number }>();
  for (let at = 0; at < node.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const sign = range.getBoundingClientRect();
    if (sign.height === 0 || sign.top > box.bottom - sign.height / 2) continue;
    const line = lines.get(Math.round(sign.top)) ?? {
      text: '',
      x: sign.left - ground.left,
      y: sign.top + sign.height / 2 - ground.top,
    };
    lines.set(Math.round(sign.top), { ...line, text: line.text + node.data[at] });
  }
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(parent);
  const looks = escapeText(`fill:${color};font-family:${fontFamily};font-size:${fontSize};font-weight:${fontWeight}`);
  return [...lines.values()]
    .map(
      ({ text, x, y }) =>
        `<text x="${x}" y="${y}" dominant-baseline="central" style="${looks}">${escapeText(text)}</text>`,
    )
    .join('');
};

const partOf = (node: Node, ground: Ground): string => {
  if (node instanceof Text) return node.parentElement ? textOf(node, node.parentElement, ground) : '';
  if (!(node instanceof Element) || node.getAttribute('data-export') === 'none') return '';
  if (node instanceof SVGSVGElement) return drawingOf(node, ground);
  const { backgroundColor, borderRadius, display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const { left, top, width, height } = node.getBoundingClientRect();
  const surface = isClear(backgroundColor)
    ? ''
    : `<rect x="${left - ground.left}" y="${top - ground.top}" width="${width}" height="${height}" rx="${Number.parseFloat(borderRadius) || 0}" style="fill:${backgroundColor}"/>`;
  return surface + [...node.childNodes].map((child) => partOf(child, ground)).join('');
};

const groundColor = (element: Element | null): string => {
  if (!element) return 'Canvas';
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? groundColor(element.parentElement) : backgroundColor;
};

/**
 * The visible content of an element as one SVG file: drawings, words and surfaces, in their present colours. Parts marked
 * `data-export="none"` are left out.
 */
export const svgOf = (element: HTMLElement): string => {
  const box = element.getBoundingClientRect();
  const ground = { left: box.left - paddingPx, top: box.top - paddingPx };
  const width = Math.ceil(box.width) + 2 * paddingPx;
  const height = Math.ceil(box.height) + 2 * paddingPx;
  const patterns = document.getElementById(patternHolderId)?.innerHTML ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${patterns}</defs><rect width="${width}" height="${height}" style="fill:${groundColor(element)}"/>${partOf(element, ground)}</svg>`;
};

const isOwn = ({ currentSrc }: HTMLImageElement) => {
  const { protocol, origin } = new URL(currentSrc || 'about:blank', location.href);
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
};

/** Pictures of this site that are seen in an element, as a tenant's logo. Those of others would lock the drawing. */
export const picturesIn = (element: HTMLElement): PlacedPicture[] => {
  const box = element.getBoundingClientRect();
  return [...element.querySelectorAll('img')].flatMap((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    if (width === 0 || !image.complete || image.naturalWidth === 0 || !isOwn(image)) return [];
    return [{ image, x: left - box.left + paddingPx, y: top - box.top + paddingPx, width, height }];
  });
};
type PlacedPicture = { image: HTMLImageElement; x: number; y: number; width: number; height: number };

/** The same as pixels, twice as fine as the page, for slides and documents. */
export const drawPng = async (svg: string, pictures: readonly PlacedPicture[] = []): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth * 2;
    canvas.height = picture.naturalHeight * 2;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const { image, x, y, width, height } of pictures) pen?.drawImage(image, x * 2, y * 2, width * 2, height * 2);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to be drawn.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** Hands a file to the person at the page. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Saves what is seen of an element as a picture (PNG), in its present colours. Parts marked `data-export="none"` are left out. */
export const savePicture = async (element: HTMLElement, name: string): Promise<void> =>
  saveFile(await drawPng(svgOf(element), picturesIn(element)), `${name}.png`);
