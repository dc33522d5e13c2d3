import { type Globals, globalsParameter } from './globals.ts';

const modes = ['light', 'dark'] as const;

const addressOf = (id: string, globals: Globals, mode: (typeof modes)[number]) => {
  const url = new URL(location.href);
  url.search = '';
  url.searchParams.set('viewMode', 'story');
  url.searchParams.set('id', id);
  url.searchParams.set('globals', globalsParameter(globals, { mode }));
  return url.href;
};

/** The same story in light and in dark. Frames, so that widths, portals and variables on `<html>` are those of a page. */
export const SideBySide = ({ id, globals }: { id: string; globals: Globals }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', position: 'fixed', inset: 0 }}>
    {modes.map((mode) => (
      <iframe
        key={mode}
        title={mode}
        src={addressOf(id, globals, mode)}
        style={{ width: '100%', height: '100%', border: 0 }}
      />
    ))}
  </div>
);
