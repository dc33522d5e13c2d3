import './plain.css';
import { exposeReact } from '../peer.tsx';
import { PlainRow } from './plain-row.tsx';
import { brandColors, rows } from './rows.tsx';

let brand = 0;

exposeReact(({ step }) => rows.map((index) => <PlainRow key={index} index={index} step={step} />), {
  theme: () => {
    brand = 1 - brand;
    document.documentElement.style.setProperty('--brand', brandColors[brand] ?? '');
  },
});
