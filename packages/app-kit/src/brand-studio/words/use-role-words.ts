import { type ColorName, statusTones } from '@esg/tokens';
import { useLingui } from '@lingui/react/macro';

const chartColor = /^esg-color-chart-(\d)$/;
const statusColor = /^esg-color-status-([a-z]+)-(.+)$/;
type Tone = (typeof statusTones)[number];
const isTone = (name: string | undefined): name is Tone =>
  (statusTones as readonly (string | undefined)[]).includes(name);

/** Names of the colour roles as people see them. */
const useFixedRoles = (): Partial<Record<ColorName, string>> => {
  const { t } = useLingui();
  return {
    'esg-color-text-default': t({ message: 'Text', context: 'colour' }),
    'esg-color-text-muted': t`Muted text`,
    'esg-color-text-inverse': t`Text on dark ground`,
    'esg-color-link-default': t`Link`,
    'esg-color-link-hover': t`Link, hover`,
    'esg-color-accent-text': t`Brand as text`,
    'esg-color-accent-solid': t`Brand as mark`,
    'esg-color-accent-on': t`Text on the brand mark`,
    'esg-color-action-on': t`Text of the main button`,
    'esg-color-action-bg': t`Main button`,
    'esg-color-action-bg-hover': t`Main button, hover`,
    'esg-color-action-bg-active': t`Main button, pressed`,
    'esg-color-action-border': t`Edge of the main button`,
    'esg-color-secondary-on': t`Text of the second button`,
    'esg-color-secondary-bg': t`Second button`,
    'esg-color-secondary-bg-hover': t`Second button, hover`,
    'esg-color-secondary-bg-active': t`Second button, pressed`,
    'esg-color-secondary-border': t`Edge of the second button`,
    'esg-color-special-on': t`Text of the welcome banner`,
    'esg-color-special-from': t`Welcome banner, start`,
    'esg-color-special-middle': t`Welcome banner, where its text ends`,
    'esg-color-special-to': t`Welcome banner, end`,
    'esg-color-selection-on': t`Text of what is selected`,
    'esg-color-selection-bg': t`Ground of what is selected`,
    'esg-color-selection-border': t`Edge of what is selected`,
    'esg-color-focus-ring': t`Focus ring`,
    'esg-color-border-default': t`Border line`,
    'esg-color-border-strong': t`Strong line`,
    'esg-color-border-control': t`Edge of a field`,
    'esg-color-chart-highlight': t`Highlighted series of a chart`,
    'esg-color-surface-page': t`Page`,
    'esg-color-surface-default': t({ message: 'Card', context: 'surface' }),
    'esg-color-surface-raised': t`Raised card`,
    'esg-color-surface-sunken': t`Sunken ground`,
    'esg-color-surface-overlay': t`Dialog`,
    'esg-color-surface-hover': t`Ground, hover`,
  };
};

/** Names the use of a colour role in the product; a role without a name of its own keeps its token’s. */
export const useRoleWords = () => {
  const { t } = useLingui();
  const fixed = useFixedRoles();
  const tones: Record<Tone, string> = {
    neutral: t`Neutral status`,
    info: t`Information`,
    progress: t`In progress`,
    success: t`Success`,
    warning: t`Warning`,
    danger: t`Danger`,
  };
  const parts: Record<string, (tone: string) => string> = {
    bg: (tone) => t`${tone}: ground`,
    on: (tone) => t`${tone}: text`,
    border: (tone) => t`${tone}: edge`,
    solid: (tone) => t`${tone}: mark`,
    'on-solid': (tone) => t`${tone}: text on the mark`,
  };
  return (name: ColorName): string => {
    const known = fixed[name];
    if (known) return known;
    const [, number] = chartColor.exec(name) ?? [];
    if (number) return t`Chart colour ${number}`;
    const [, tone, part = ''] = statusColor.exec(name) ?? [];
    const sentence = parts[part];
    return isTone(tone) && sentence ? sentence(tones[tone]) : name;
  };
};
