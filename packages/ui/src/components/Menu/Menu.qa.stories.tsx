import { Copy, Trash2 } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from './Menu.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ minHeight: '20rem' }}>
    <Menu trigger={<Button>Actions</Button>}>
      <MenuLabel>Report</MenuLabel>
      <MenuItem icon={<Copy aria-hidden />}>Duplicate</MenuItem>
      <MenuItem disabled>Publish</MenuItem>
      <MenuSeparator />
      <MenuChoices
        value="en"
        onChange={() => undefined}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'zh', label: '繁體中文' },
        ]}
      />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />}>
        Delete
      </MenuItem>
    </Menu>
  </div>
);

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
};

export const Standard = meta.story({ render: Matrix, play: open, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, play: open, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, play: open, globals: proof.night });
