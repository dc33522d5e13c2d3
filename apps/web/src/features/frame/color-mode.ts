import { useState } from 'react';

type Mode = 'light' | 'dark';

/** Also read by `public/mode.js` before the first paint. */
const storageKey = 'mode';

const presentMode = (): Mode => {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Light or dark: the person's choice in this browser, else the system's. */
export const useColorMode = () => {
  const [mode, setMode] = useState(presentMode);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.mode = next;
    localStorage.setItem(storageKey, next);
    setMode(next);
  };
  return { mode, toggle };
};
