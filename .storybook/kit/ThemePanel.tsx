import { deriveTheme, type Mode } from '@esg/tokens';
import type { CSSProperties, ReactNode } from 'react';

type ThemePanelProps = {
  readonly colorSetting: unknown;
  readonly mode: Mode;
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * A part of a page in a theme of its own. All colours are set on it, so nothing of the page's brand is visible; floating parts (menus,
 * dialogs) are attached to the page and therefore must not be used inside it.
 */
export const ThemePanel = ({ colorSetting, mode, label, children }: ThemePanelProps) => {
  const { colors } = deriveTheme(colorSetting, mode);
  const variables = Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color]));
  const style = {
    ...variables,
    colorScheme: mode,
    background: 'var(--esg-color-surface-page)',
    color: 'var(--esg-color-text-default)',
    border: '1px solid var(--esg-color-border-default)',
    borderRadius: 'var(--esg-radius-default)',
    padding: 'var(--esg-space-5)',
    minWidth: 0,
  } as CSSProperties;
  return (
    <section aria-label={label} data-panel-mode={mode} style={style}>
      {children}
    </section>
  );
};
