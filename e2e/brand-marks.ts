import type { Page } from '@playwright/test';
import { screen } from './people.ts';
import { api, port, tenantHeader } from './product.ts';

/** What identifies a brand wherever it is shown: names, colours (`#rrggbb`) and the hashes of pictures. */
export type Marks = { names: readonly string[]; colors: ReadonlySet<string>; pictures: readonly string[] };

/** A brand and all its names; the default brand is at the root host. */
export type Brand = { host: string; names: readonly string[] };

export const brands = {
  product: { host: 'localhost', names: ['Meridian'] },
  verdant: { host: 'verdant.localhost', names: ['Verdant', '翠綠'] },
  harbour: { host: 'harbour.localhost', names: ['Harbour'] },
} as const satisfies Record<string, Brand>;

/** White, black and greys belong to no brand. */
const isGrey = (color: string) => color.slice(1, 3) === color.slice(3, 5) && color.slice(3, 5) === color.slice(5, 7);

/** The marks of a brand, as its own pages get them from the gateway. */
export const marksOf = async ({ host, names }: Brand): Promise<Marks> => {
  const headers = { 'tenant-url': `${host}:${port}` };
  const css = await (await fetch(`http://127.0.0.1:${port}/brand.css?tenant=${host}`, { headers })).text();
  const settings = await (await fetch(api('/esg-tenant/settings/info'), { headers })).text();
  return {
    names,
    colors: new Set([...css.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color).filter((color) => !isGrey(color))),
    pictures: [...settings.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash),
  };
};

/** Colours of status or depth, the same under every brand, read from the style sheets of the web app's build. */
const meaningColors = async (): Promise<Set<string>> => {
  const origin = `http://127.0.0.1:${port}`;
  const headers = tenantHeader('verdant');
  const page = await (await fetch(origin, { headers: { host: headers['tenant-url'] } })).text();
  const sheets = [...page.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => fetch(origin + path));
  const css = await Promise.all(sheets.map(async (sheet) => (await sheet).text()));
  const meaning = /--esg-(?:color-(?:status|focus|chart)|elevation)-[a-z0-9-]+:([^;}]+)/g;
  const values = [...css.join('\n').matchAll(meaning)].map(([, value]) => value).join();
  return new Set([...values.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color));
};

/** The marks that must not be shown under `own`: those of all other brands that it does not share. */
export const foreignMarks = async (own: Brand): Promise<Marks> => {
  const [mine, meaning] = await Promise.all([marksOf(own), meaningColors()]);
  const others = await Promise.all(
    Object.values(brands)
      .filter(({ host }) => host !== own.host)
      .map(marksOf),
  );
  return {
    names: others.flatMap(({ names }) => names),
    colors: new Set(
      others.flatMap(({ colors }) => [...colors]).filter((color) => !mine.colors.has(color) && !meaning.has(color)),
    ),
    pictures: others.flatMap(({ pictures }) => pictures).filter((hash) => !mine.pictures.includes(hash)),
  };
};

/** The foreign names and pictures in a text. */
export const namesIn = (text: string, { names, pictures }: Marks): string[] =>
  [...names, ...pictures].filter((mark) => text.includes(mark));

/** The foreign colours among `#rrggbb` values. */
export const colorsAmong = (colors: Iterable<string>, marks: Marks): string[] => [
  ...new Set([...colors].map((color) => color.toLowerCase()).filter((color) => marks.colors.has(color))),
];

/** Every opaque colour that the page paints, including pseudo-elements and pictures drawn in the page. */
const paintedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const take = (value: string) => {
      for (const [, r, g, b] of value.matchAll(/rgba?\((\d+), (\d+), (\d+)/g))
        found.add(`#${[r, g, b].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`);
    };
    const properties = [
      'color',
      'background-color',
      'background-image',
      'border-top-color',
      'border-right-color',
      'border-bottom-color',
      'border-left-color',
      'outline-color',
      'fill',
      'stroke',
      'box-shadow',
      'text-decoration-color',
      'caret-color',
      'accent-color',
    ];
    for (const element of document.querySelectorAll('*'))
      for (const part of [
        undefined,
        '::before',
        '::after',
        ...(element.matches('input, textarea') ? ['::placeholder'] : []),
      ]) {
        const style = getComputedStyle(element, part);
        // Pseudo-elements without content are not shown.
        if (part && part !== '::placeholder' && style.content === 'none') continue;
        for (const property of properties) take(style.getPropertyValue(property));
      }
    return [...found];
  });

/** Everything in the page that belongs to another brand: in its source, its addresses, its values and its colours. */
export const leaksOf = async (page: Page, marks: Marks): Promise<string[]> => {
  const source = await page.content();
  const values = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join('\n'));
  return [...namesIn(`${page.url()}\n${source}\n${values}`, marks), ...colorsAmong(await paintedColors(page), marks)];
};

/** The addresses of the tenant's own screens that the page links to. */
export const linksOf = async (page: Page, tenant: string): Promise<string[]> => {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(screen(tenant, '/ct'))).map((link) => link.split('#')[0] ?? link);
};
