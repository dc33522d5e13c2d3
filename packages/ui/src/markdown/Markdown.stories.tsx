import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { guide } from './Markdown.guide.ts';
import { Markdown } from './Markdown.tsx';

const answer = `# Scope 2 emissions

Bought electricity, **market based**, as [GRI 305-2](https://www.globalreporting.org) asks:

1. Take the invoices of *all* sites.
2. Multiply by the factor of the supplier:
   - CLP: \`0.39\`
   - 港燈：\`0.66\`

| Site | tCO₂e |
| --- | ---: |
| Kwun Tong | 1,204 |
| 中環 | 640 |

> Estimates are marked as such.
`;

const meta = preview.meta({
  component: Markdown,
  parameters: { guide },
  args: { children: answer, headingLevel: 3 as const, tableLabel: 'Table of the answer' },
});

export const AnAnswerOfTheAssistant = meta.story();
AnAnswerOfTheAssistant.test('becomes headings, lists, links and a table', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Scope 2 emissions' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'GRI 305-2' })).toHaveAttribute(
    'href',
    'https://www.globalreporting.org',
  );
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await expect(canvas.getByRole('table', { name: 'Table of the answer' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: '1,204' })).toBeVisible();
});

export const HostileText = meta.story({
  args: {
    children:
      '<img src=x onerror=alert(1)> [press](javascript:alert(1)) [other](//evil.example) ![picture](https://evil.example/pixel.png) & < >',
  },
});
HostileText.test('runs and fetches nothing', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('img, script, a')).toBeNull();
  await expect(canvas.getByText(/<img src=x/)).toBeVisible();
  await expect(canvas.getByText(/& < >/)).toBeVisible();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
