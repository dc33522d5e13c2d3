import type { BrowserContext } from '@playwright/test';

/** Set on the page's root while nothing has focus: an action waits until something has it or it is reported as lost. */
const homeless = 'data-focus-homeless';
/**
 * Until then the product has to move focus; otherwise a screen reader starts at the top of the page. Half a second, counted in checks, so
 * that neither a busy page nor a clock that is set forward uses it up.
 */
const looksMost = 20;
const betweenLooksMs = 25;

/** The messages between page and journey. */
type Watched = { nameOfControl: (element: Element) => string; focusWasLost: (what: string) => void };

/** Runs in the page: names a control in the report by its role, its text and its place. */
const nameControls = () => {
  (globalThis as unknown as Watched).nameOfControl = (element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const label = element.id
      ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent
      : undefined;
    const room = element.closest(
      '[role="dialog"], [role="alertdialog"], [role="menu"], form, section, nav, aside, header, main',
    );
    const kind = element.getAttribute('role') ?? element.localName;
    return `${kind} "${(label ?? words).slice(0, 60)}" in ${room?.getAttribute('role') ?? room?.localName ?? 'page'}`;
  };
};

/** Runs in the page. */
const watch = ({ attribute, most, between }: { attribute: string; most: number; between: number }) => {
  if (globalThis.top !== globalThis.self) return;
  const watched = globalThis as unknown as Watched;
  /** The control that had focus, named while it was still in the page. */
  let held: { name: string } | undefined;
  /** How often focus was looked for since it was lost. */
  let looks: number | undefined;

  const arrived = () => {
    looks = undefined;
    document.documentElement?.removeAttribute(attribute);
  };
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const decide = () => {
    if (looks === undefined) return;
    if (!isNowhere()) return arrived();
    // Between two pages nothing can have focus.
    looks = document.querySelector('main')?.checkVisibility() ? looks + 1 : 0;
    if (looks < most) return void setTimeout(decide, between);
    watched.focusWasLost(`${held?.name} on ${location.pathname} (${document.title})`);
    held = undefined;
    arrived();
  };
  const look = () => {
    if (!held || looks !== undefined || !isNowhere()) return;
    looks = 0;
    document.documentElement.setAttribute(attribute, '');
    setTimeout(decide, between);
  };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target !== document.body) held = { name: watched.nameOfControl(target) };
      arrived();
    },
    true,
  );
  // Pressing outside all controls removes focus on purpose; a control that has it already keeps it without an event.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const { activeElement } = document;
      const isPressed = !isNowhere() && target instanceof Node && activeElement?.contains(target);
      held = isPressed && activeElement ? { name: watched.nameOfControl(activeElement) } : undefined;
      arrived();
    },
    true,
  );
  // A removed control is noticed at once, one that is only hidden or disabled when the page is drawn.
  new MutationObserver(() => {
    look();
    requestAnimationFrame(() => requestAnimationFrame(look));
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class', 'style'],
  });
};

/**
 * Follows keyboard focus in all pages of a context. When the focused control is removed, hidden or disabled, focus must move: to its
 * replacement, to the next entry of a list, to the opener or to a heading. Each control that loses focus otherwise is reported by name.
 */
export const watchFocus = async (context: BrowserContext, tell: (what: string) => void): Promise<void> => {
  context.on('page', (page) => {
    const root = page.locator(`html[${homeless}]`);
    page.addLocatorHandler(root, () => root.waitFor({ state: 'detached' })).catch(() => undefined);
  });
  await context.exposeBinding('focusWasLost', (_, what: string) => tell(what));
  await context.addInitScript(nameControls);
  await context.addInitScript(watch, { attribute: homeless, most: looksMost, between: betweenLooksMs });
};
