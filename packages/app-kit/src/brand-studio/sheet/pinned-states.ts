import { type RefObject, useLayoutEffect } from 'react';

/** States in which a picture shows a component. */
export const pinnedStates = ['hover', 'focus', 'pressed'] as const;
export type PinnedState = (typeof pinnedStates)[number];

/** The pseudo-classes that a browser would set on the element and its ancestors. */
const told: Record<PinnedState, { readonly self: string; readonly around: string }> = {
  hover: { self: 'hover', around: 'hover' },
  focus: { self: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { self: 'hover active', around: 'hover active' },
};

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const attribute = 'data-pinned';
const lookAttribute = 'data-sheet-look';
const forcedAsked = /forced-colors:\s*active/;

/** The rules of a style sheet about states and forced colours, rewritten for parts of a page that only show them. */
const copied = (rules: CSSRuleList, isForced: boolean): string => {
  const parts = Array.from(rules, (rule): string => {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replace(pseudoClass, (_, name: string) => `[${attribute}~="${name}"]`);
      if (!isForced) return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
      return `:where([${lookAttribute}="forced"]){${selector}{${rule.style.cssText}}}`;
    }
    if (rule instanceof CSSLayerBlockRule) return wrapped(`@layer ${rule.name}`, copied(rule.cssRules, isForced));
    if (rule instanceof CSSSupportsRule)
      return wrapped(`@supports ${rule.conditionText}`, copied(rule.cssRules, isForced));
    if (!(rule instanceof CSSMediaRule)) return '';
    if (forcedAsked.test(rule.conditionText)) return copied(rule.cssRules, true);
    return wrapped(`@media ${rule.conditionText}`, copied(rule.cssRules, isForced));
  });
  return parts.join('');
};

const wrapped = (condition: string, text: string) => (text === '' ? '' : `${condition}{${text}}`);

/** No shadows and no pictures but the system's colours, as a browser does by itself under forced colours. */
const forcedItself = `:where([${lookAttribute}="forced"]) *{box-shadow:none!important;text-shadow:none!important;background-image:none!important}[${lookAttribute}="forced"] [aria-invalid="true"]{border-color:CanvasText!important}`;

/** The readable style sheets of the page. */
const readable = (): CSSRuleList[] =>
  Array.from(document.styleSheets).flatMap((sheet) => {
    try {
      return [sheet.cssRules];
    } catch {
      return [];
    }
  });

/** Lets parts of this page show states and forced colours, by the components' own rules, while the caller is mounted. */
export const usePinnedRules = (): void => {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      readable()
        .map((rules) => copied(rules, false))
        .join('') + forcedItself,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  }, []);
};

/** Holds the first control inside `place` in a state. */
export const usePinned = (place: RefObject<HTMLElement | null>, state: PinnedState | undefined): void => {
  useLayoutEffect(() => {
    const control = place.current?.querySelector<HTMLElement>('button, input, select, a');
    if (!state || !control) return;
    control.setAttribute(attribute, told[state].self);
    for (let around = control.parentElement; around && around !== place.current; around = around.parentElement)
      around.setAttribute(attribute, told[state].around);
  });
};
