import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { popover } from '../../components/Popover/Popover.css.ts';
import { ColorField } from './ColorField.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const still = () => {};
const labels = {
  picker: 'Choose 選擇',
  area: 'Shade 深淺',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  percent: ({ percent }: { percent: number }) => `${percent}%`,
  degrees: ({ degrees }: { degrees: number }) => `${degrees}°`,
  suggestions: 'Suggested',
  eyeDropper: 'From the screen 從螢幕取色',
  clear: 'Derived 衍生',
};
const suggestions = [
  { value: '#ffffff', label: 'White' },
  { value: '#000000', label: 'Black' },
];

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '13rem', display: 'grid', gap: '0.75rem' }}>
      <ColorField label="Colour 顏色" value="#00796b" onChange={still} labels={labels} hint="Hint 提示" />
      <ColorField label="White 白" value="#ffffff" onChange={still} labels={labels} required />
      <ColorField label="Derived 衍生" value="" derived="#5b3f8c" onChange={still} labels={labels} />
      <ColorField label="None 沒有" value="" onChange={still} labels={labels} error="Error 錯誤" />
      <ColorField label="Disabled 停用" value="#000000" onChange={still} labels={labels} disabled />
    </div>
    <div className={popover({ size: 'small', padding: 'compact' })}>
      <ColorPicker
        value="#00796b"
        onPick={still}
        labels={labels}
        suggestions={suggestions}
        clear={{ label: labels.clear, onClear: still }}
      />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
