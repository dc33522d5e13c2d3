import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { popover } from './Popover.css.ts';
import { Popover, popoverPaddings, popoverSizes } from './Popover.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Popover label="Filter" trigger={<Button>Filter 篩選</Button>}>
      Inside 內容
    </Popover>
    {popoverSizes.flatMap((size) =>
      popoverPaddings.map((padding) => (
        <div key={`${size} ${padding}`} className={popover({ size, padding })}>
          {`${size} ${padding} 一段很長而且沒有空格的中文文字用來檢查換行的情況是否正確`}
        </div>
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
