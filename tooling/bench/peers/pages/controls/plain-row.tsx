import { choices, ignore, rowOf, rowStyle } from './rows.tsx';

/** A row of native controls, written by hand. */
export const PlainRow = ({ index, step }: { index: number; step: number }) => {
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
