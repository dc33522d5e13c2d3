import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Accordion.guide.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const meta = preview.meta({ component: Accordion, parameters: { guide } });

const args: AccordionProps<string> = {
  headingLevel: 3,
  items: [
    { id: 'scope', title: 'What belongs to scope 1', mark: '2 of 5', content: <Text>Fuel burnt on site.</Text> },
    { id: 'method', title: '計算方法', content: <Text>活動數據乘以排放因子。</Text> },
    { id: 'source', title: 'Where the figures come from', content: <Text>Meters and invoices.</Text> },
  ],
};

export const PartsBelowTheirTitles = meta.story({ args });
PartsBelowTheirTitles.test(
  'opens by Enter, moves by arrows, and keeps the others as they are',
  async ({ canvas, userEvent }) => {
    const [scope, method, source] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('heading', { level: 3, name: /scope 1/ })).toBeVisible();
    await userEvent.tab();
    await expect(scope).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(scope).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: /scope 1/ })).toHaveTextContent('Fuel burnt on site.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(source).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown} ');
    await expect(method).toHaveAttribute('aria-expanded', 'true');
    await expect(scope).toHaveAttribute('aria-expanded', 'true');
  },
);
export const OneOpenFromTheStart = meta.story({ args: { ...args, value: ['method'], onChange: () => undefined } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
