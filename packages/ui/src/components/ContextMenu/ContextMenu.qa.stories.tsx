import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <ContextMenu items={<MenuItem>Open 開啟</MenuItem>}>
      <Button>Press with the second button 按右鍵</Button>
    </ContextMenu>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
