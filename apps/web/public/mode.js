// Before the first paint: sets the colour mode that this person chose in this browser. Without a choice the system decides.
try {
  const mode = localStorage.getItem('mode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
} catch {
  // Without storage there is no choice.
}
