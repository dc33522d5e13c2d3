import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';

/** Every matrix at once, as narrow as a page at 400 % (WCAG 1.4.10), for all that has to be visible and touchable. */
const meta = preview.meta({
  title: 'Components/Small screens',
  tags: ['!autodocs', 'qa'],
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
});

type MatrixModule = { readonly Standard: { readonly input: { readonly render?: unknown } } };

const modules = import.meta.glob<MatrixModule>('../../packages/ui/src/**/*.qa.stories.tsx', { eager: true });
/** Floating parts, and those that read the window's width, are alone in their own matrix. */
const alone =
  /\/(Panes|AppFrame|ConfirmDialog|Dialog|Sheet|CommandPalette|ContextMenu|Menu|SplitButton|Popover|Toast|Tooltip)\//;
const matrices = Object.entries(modules)
  .filter(([path]) => !alone.test(path))
  .map(([path, { Standard }]) => ({
    name: path.replace(/^.*\//, '').replace('.qa.stories.tsx', ''),
    Matrix: Standard.input.render as ComponentType,
  }));

const widthPx = 320;
/** WCAG 2.5.8 requires this size. */
const targetPx = 24;

/** Widths that a matrix set for its own layout are removed, as on a page. */
const asPagesDo = '[data-narrow] div { max-width: 100%; } [data-narrow] > div > div { min-width: 0; }';

const Page = () => (
  <>
    <style>{asPagesDo}</style>
    {matrices.map(({ name, Matrix }) => (
      <section key={name} aria-label={name} data-narrow={name} style={{ width: widthPx, transform: 'translateZ(0)' }}>
        <Matrix />
      </section>
    ))}
  </>
);

export const Narrow = meta.story({ render: () => <Page /> });

type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, wide: width, high: height };
};
const isSmall = ({ wide, high }: Box) => wide < targetPx - 0.5 || high < targetPx - 0.5;
/** The spacing exception: a circle of 24 px around a small target meets neither another target nor its circle. */
const isApart = (one: Box, other: Box) => {
  const dx = Math.max(0, Math.abs(one.x - other.x) - (isSmall(other) ? 0 : other.wide / 2));
  const dy = Math.max(0, Math.abs(one.y - other.y) - (isSmall(other) ? 0 : other.high / 2));
  return Math.hypot(dx, dy) >= (isSmall(other) ? targetPx : targetPx / 2) - 0.5;
};

const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="treeitem"]';
const isInText = (element: Element) => getComputedStyle(element).display === 'inline' && element.matches('a');
/** A small box inside a label is pressed through the label. */
const targetOf = (element: Element) => (element.matches('input') ? (element.closest('label') ?? element) : element);

Narrow.test('gives every target room for a finger', async ({ canvasElement }) => {
  const failures: string[] = [];
  for (const section of canvasElement.querySelectorAll<HTMLElement>('[data-narrow]')) {
    const seen = [...section.querySelectorAll(pressable)].filter((element) => element.checkVisibility());
    const targets = [...new Set(seen.filter((element) => !isInText(element)).map(targetOf))].map((element) => ({
      element,
      box: boxOf(element),
    }));
    const drawn = targets.filter(({ box }) => box.wide > 1 && box.high > 1);
    for (const { element, box } of drawn) {
      if (!isSmall(box)) continue;
      const near = drawn.some((other) => other.element !== element && !isApart(box, other.box));
      if (near)
        failures.push(`${section.dataset.narrow}: ${element.outerHTML.slice(0, 120)} ${box.wide} × ${box.high}`);
    }
  }
  await expect(failures).toEqual([]);
});

/** An element that ends outside of the narrow page, without an ancestor that scrolls or clips it. */
const sticksOut = (element: Element, section: Element) => {
  if (element.getBoundingClientRect().right <= section.getBoundingClientRect().right + 1) return false;
  for (let around = element.parentElement; around && around !== section; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return false;
  }
  return element.checkVisibility() && getComputedStyle(element).position !== 'absolute';
};

Narrow.test('never makes the page scroll sideways at 320 px', async ({ canvasElement }) => {
  const failures = [...canvasElement.querySelectorAll<HTMLElement>('[data-narrow]')].flatMap((section) => {
    const out = [...section.querySelectorAll('*')].find((element) => sticksOut(element, section));
    return out ? [`${section.dataset.narrow}: ${out.outerHTML.slice(0, 160)}`] : [];
  });
  await expect(failures).toEqual([]);
});
