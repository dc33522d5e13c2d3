import './plain.css';
import { exposeReact } from '../peer.tsx';
import { brandColors, choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <label className="field">
        <span>{row.name}</span>
        <input className="control" value={row.text} onChange={ignore} />
      </label>
      <label className="field">
        <span>Topic</span>
        <select className="control" value={row.choice} onChange={ignore}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <input type="checkbox" checked={row.checked} onChange={ignore} />
        <span>Material</span>
      </label>
      <span className="badge">{row.badge}</span>
      <button type="button" className="action">
        {row.action}
      </button>
    </div>
  );
};

let brand = 0;

exposeReact(({ step }) => rows.map((index) => <Row key={index} index={index} step={step} />), {
  theme: () => {
    brand = 1 - brand;
    document.documentElement.style.setProperty('--brand', brandColors[brand] ?? '');
  },
});
