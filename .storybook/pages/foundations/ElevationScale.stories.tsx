import preview from '../../preview.tsx';
import { ElevationScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Elevation', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <ElevationScale /> });
