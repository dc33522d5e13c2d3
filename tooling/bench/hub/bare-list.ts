import type { Page } from 'playwright';

/** Runs in the page: a list of plain elements that are recycled while it scrolls, the least possible cost of such a table. */
const drawList = ({ rows, cells }: { rows: number; cells: number }) => {
  const rowPx = 32;
  const box = document.createElement('div');
  box.style.cssText = 'position:relative;height:640px;overflow:auto';
  const body = document.createElement('div');
  body.style.cssText = `position:relative;height:${rows * rowPx}px`;
  const lines = Array.from({ length: Math.ceil(640 / rowPx) + 11 }, () => {
    const line = document.createElement('div');
    line.style.cssText = `position:absolute;inset-block-start:0;display:flex;height:${rowPx}px;contain:strict;width:100%`;
    for (let cell = 0; cell < cells; cell += 1) {
      const text = document.createElement('div');
      text.style.cssText = 'flex:none;width:160px;overflow:hidden;white-space:nowrap;border-bottom:1px solid';
      line.append(text);
    }
    return line;
  });
  body.append(...lines);
  box.append(body);
  document.querySelector('main')?.append(box);
  const draw = () => {
    const first = Math.max(0, Math.floor(box.scrollTop / rowPx) - 5);
    for (let row = first; row < Math.min(rows, first + lines.length); row += 1) {
      const line = lines[row % lines.length];
      if (!line) continue;
      line.style.transform = `translateY(${row * rowPx}px)`;
      for (const [cell, text] of [...line.children].entries()) text.textContent = `Metric ${row}, figure ${row * cell}`;
    }
  };
  box.addEventListener('scroll', draw);
  draw();
};

/** Draws a bare list of as many rows and cells in an empty page: the baseline of the comparison. */
export const openBareList = async (page: Page, of: { rows: number; cells: number }) => {
  await page.goto('about:blank');
  await page.setContent('<main></main>');
  await page.evaluate(drawList, of);
};
