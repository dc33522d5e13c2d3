/** An open tray with a sheet above it. */
export const InboxDrawing = () => (
  <svg viewBox="0 0 96 72" width="96" height="72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M10 40 22 16h52l12 24v22a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" strokeLinejoin="round" />
    <path d="M10 40h22l6 9h20l6-9h22" strokeLinejoin="round" />
    <path d="M36 8h24v22H36Z" strokeLinejoin="round" />
    <path d="M41 15h14M41 21h9" strokeLinecap="round" />
  </svg>
);
