import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { FilePreview } from './FilePreview.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const types = ['image/png', 'text/csv', 'application/pdf', 'application/zip', 'application/x-unknown'];

const Matrix = () => (
  <OnEverySurface>
    {types.map((type) => (
      <div key={type} style={{ width: '16rem' }}>
        <FilePreview name={`一份檔案名稱很長的證明文件 ${type}`} type={type} details="1.2 MB" />
      </div>
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
