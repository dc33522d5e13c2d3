// Before the first paint: the colours this person chose in this browser. Without a choice the system decides.
try {
  const mode = localStorage.getItem('mode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
} catch {
  // No storage, no choice.
}
