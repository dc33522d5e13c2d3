import preview from '../../preview.tsx';
import { TypeScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <TypeScale /> });
