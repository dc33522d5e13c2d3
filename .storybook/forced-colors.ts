import { type ColorName, lightColors } from '@esg/tokens';
import { systemColor } from '@esg/tokens/studio';

const declared = (Object.keys(lightColors) as ColorName[])
  .flatMap((name) => {
    const color = systemColor(name);
    return color ? [`--${name}:${color}!important`] : [];
  })
  .join(';');
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `:root{${declared}}*,::before,::after{box-shadow:none!important;text-shadow:none!important}a{color:LinkText}`,
);

const asked = '(forced-colors: active)';

/** The media rules of a sheet, those inside layers included. */
const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  Array.from(rules).flatMap((rule) =>
    rule instanceof CSSMediaRule
      ? [rule, ...mediaRules(rule.cssRules)]
      : 'cssRules' in rule
        ? mediaRules(rule.cssRules as CSSRuleList)
        : [],
  );

const changed = new Set<CSSMediaRule>();

/**
 * Shows a page approximately as a system with forced colours would: roles become the system's colours, and the components' rules for this
 * mode apply. A page cannot switch on the real mode, which also removes all colours from pictures and backgrounds.
 */
export const forceColors = (isForced: boolean): void => {
  for (const rule of changed) rule.media.mediaText = asked;
  changed.clear();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  if (!isForced) return;
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => mediaRules(cssRules));
  for (const rule of rules) {
    if (rule.media.mediaText !== asked) continue;
    rule.media.mediaText = 'all';
    changed.add(rule);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
