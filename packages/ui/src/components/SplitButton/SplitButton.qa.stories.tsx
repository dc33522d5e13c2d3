import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { buttonEmphases, buttonSizes } from '../Button/Button.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { SplitButton } from './SplitButton.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {buttonEmphases.flatMap((emphasis) =>
      buttonSizes.map((size) => (
        <SplitButton
          key={`${emphasis} ${size}`}
          emphasis={emphasis}
          size={size}
          menuLabel="More 更多"
          menu={<MenuItem>Word</MenuItem>}
        >
          {`${emphasis} 匯出`}
        </SplitButton>
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
