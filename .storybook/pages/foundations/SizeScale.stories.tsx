import preview from '../../preview.tsx';
import { SizeScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Sizes and layers', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <SizeScale /> });
