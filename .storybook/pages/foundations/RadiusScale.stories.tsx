import preview from '../../preview.tsx';
import { RadiusScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Radius', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <RadiusScale /> });
