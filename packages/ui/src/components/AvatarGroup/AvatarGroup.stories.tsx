import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './AvatarGroup.guide.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Grace Lam', '陳大文', 'Ravi Menon', 'Ines Duarte', 'Tom Becker', '黃美玲'].map((name) => ({
  id: name,
  name,
}));

const meta = preview.meta({
  component: AvatarGroup,
  parameters: { guide },
  args: { label: 'Working on this report', people, restLabel: ({ names }) => `And ${names.join(', ')}` },
});

export const MoreThanFit = meta.story();
MoreThanFit.test('names who is seen and who is not', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Working on this report' })).toBeVisible();
  await expect(canvas.getAllByRole('img')).toHaveLength(3);
  await expect(canvas.getByText('And Ines Duarte, Tom Becker, 黃美玲')).toBeInTheDocument();
});
export const AllOfThem = meta.story({ args: { people: people.slice(0, 4) } });
AllOfThem.test('draws each when there is room', async ({ canvas }) =>
  expect(canvas.getAllByRole('img')).toHaveLength(4),
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
