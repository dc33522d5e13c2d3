import type { ColorName } from '../gen/tokens.ts';
import { groundNames } from './palette.ts';
import { requiredContrast } from './required-contrast.ts';

const { text, graphics } = requiredContrast;

/** What must be readable or visible on what, and with which contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export type ContrastRow = {
  colors: readonly ColorName[];
  on: readonly ColorName[];
  least: typeof text | typeof graphics;
};

/** Roles of a status; each has the same parts. */
export const statusTones = ['neutral', 'info', 'progress', 'success', 'warning', 'danger'] as const;
const charts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const fills = (['action', 'secondary'] as const).map(
  (role): ContrastRow => ({
    colors: [`esg-color-${role}-on`],
    on: [`esg-color-${role}-bg`, `esg-color-${role}-bg-hover`, `esg-color-${role}-bg-active`],
    least: text,
  }),
);

const statuses = statusTones.flatMap((tone): ContrastRow[] => [
  { colors: [`esg-color-status-${tone}-on`], on: [`esg-color-status-${tone}-bg`, ...groundNames], least: text },
  { colors: [`esg-color-status-${tone}-on-solid`], on: [`esg-color-status-${tone}-solid`], least: text },
  { colors: [`esg-color-status-${tone}-solid`], on: [...groundNames, `esg-color-status-${tone}-bg`], least: graphics },
]);

/** Applies to every brand in both modes; the theme's tests and the brand studio read it. */
export const contrastTable: readonly ContrastRow[] = [
  {
    colors: [
      'esg-color-text-default',
      'esg-color-text-muted',
      'esg-color-accent-text',
      'esg-color-link-default',
      'esg-color-link-hover',
    ],
    on: groundNames,
    least: text,
  },
  { colors: ['esg-color-text-inverse'], on: ['esg-color-text-default'], least: text },
  { colors: ['esg-color-selection-on'], on: ['esg-color-selection-bg'], least: text },
  { colors: ['esg-color-special-on'], on: ['esg-color-special-from', 'esg-color-special-middle'], least: text },
  { colors: ['esg-color-accent-on'], on: ['esg-color-accent-solid'], least: text },
  ...fills,
  ...statuses,
  {
    colors: [
      'esg-color-border-control',
      'esg-color-action-border',
      'esg-color-secondary-border',
      'esg-color-accent-solid',
      'esg-color-selection-border',
      'esg-color-focus-ring',
      'esg-color-chart-highlight',
      ...charts.map((number) => `esg-color-chart-${number}` as const),
    ],
    on: groundNames,
    least: graphics,
  },
];
