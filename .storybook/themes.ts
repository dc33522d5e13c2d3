import { type Contrast, deriveTheme, type Mode, type SampleBrand } from '@esg/tokens';
import { visionDeficiencies, visionMatrices } from '@esg/tokens/studio';
import { forceColors } from './forced-colors.ts';
import type { Globals } from './globals.ts';

type Proof = { tenant: SampleBrand; mode: Mode };

/**
 * The looks of a component's own matrix: the product's, and for parts that float above the page of all matrices the lightest and the
 * darkest brand too.
 */
export const proof = {
  standard: { tenant: 'default', mode: 'light' },
  yellow: { tenant: 'hostileYellow', mode: 'light' },
  night: { tenant: 'hostileNight', mode: 'dark' },
} as const satisfies Record<string, Proof>;

/** Every brand in both modes, for the page that shows all matrices at once. */
export const everyLook = {
  default: { light: { tenant: 'default', mode: 'light' }, dark: { tenant: 'default', mode: 'dark' } },
  verdant: { light: { tenant: 'verdant', mode: 'light' }, dark: { tenant: 'verdant', mode: 'dark' } },
  harbour: { light: { tenant: 'harbour', mode: 'light' }, dark: { tenant: 'harbour', mode: 'dark' } },
  hostileYellow: {
    light: { tenant: 'hostileYellow', mode: 'light' },
    dark: { tenant: 'hostileYellow', mode: 'dark' },
  },
  hostileNight: { light: { tenant: 'hostileNight', mode: 'light' }, dark: { tenant: 'hostileNight', mode: 'dark' } },
} as const satisfies Record<SampleBrand, Record<Mode, Proof>>;

/** All colours of a brand as declarations: complete, so that they also colour a part of a page. */
export const colorDeclarations = (colorSetting: unknown, mode: Mode, contrast: Contrast = 'standard'): string => {
  const { colors } = deriveTheme(colorSetting, mode, contrast);
  return Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
};

const colorSheet = new CSSStyleSheet();
const aidSheet = new CSSStyleSheet();

/** The text spacing that WCAG 1.4.12 lets a reader set; it may clip nothing. */
const spacedText =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';
const stillPage =
  '*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';

const filterId = (vision: string) => `vision-${vision}`;

/** The filters of the simulation, once per page. */
const ensureFilters = () => {
  if (document.getElementById('vision-filters')) return;
  const filters = visionDeficiencies.map((vision) => {
    const [a, b, c, d, e, f, g, h, i] = visionMatrices[vision];
    const matrix = [a, b, c, 0, 0, d, e, f, 0, 0, g, h, i, 0, 0, 0, 0, 0, 1, 0].join(' ');
    return `<filter id="${filterId(vision)}" color-interpolation-filters="linearRGB"><feColorMatrix values="${matrix}"/></filter>`;
  });
  const holder = document.createElement('div');
  holder.id = 'vision-filters';
  holder.innerHTML = `<svg width="0" height="0">${filters.join('')}</svg>`;
  // Off-screen, but not hidden: filters of a hidden element are not applied.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
};

/** Puts brand, mode and language on `<html>`, where the product has them too, so that portals inherit them. */
export const dress = (colorSetting: unknown, mode: Mode, language: string, contrast?: Contrast): void => {
  colorSheet.replaceSync(`:root{${colorDeclarations(colorSetting, mode, contrast)}}`);
  if (!document.adoptedStyleSheets.includes(colorSheet)) document.adoptedStyleSheets.push(colorSheet);
  document.documentElement.dataset.mode = mode;
  document.documentElement.lang = language;
};

/** Replaces the control height: compact everywhere, or large enough for a finger (WCAG 2.5.5). */
const densities: Readonly<Record<Globals['density'], string>> = {
  regular: '',
  compact: ':root{--esg-control-regular:var(--esg-control-compact)}',
  touch: ':root{--esg-control-regular:44px;--esg-control-compact:44px}',
};

type Aids = Pick<Globals, 'motion' | 'spacing' | 'vision' | 'density' | 'contrast'>;

/** Reading aids of the toolbar: no motion, wider text, denser controls, forced colours, simulated colour vision. */
export const aid = ({ motion, spacing, vision, density, contrast }: Aids): void => {
  forceColors(contrast === 'forced');
  const isSimulated = vision !== 'full';
  if (isSimulated) ensureFilters();
  aidSheet.replaceSync(
    [
      motion === 'reduced' && stillPage,
      densities[density],
      spacing === 'wcag' && spacedText,
      isSimulated && `html{filter:url(#${filterId(vision)})}`,
    ]
      .filter(Boolean)
      .join(''),
  );
  if (!document.adoptedStyleSheets.includes(aidSheet)) document.adoptedStyleSheets.push(aidSheet);
};
