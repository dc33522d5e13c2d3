import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves focus to the box that a finding leads to. */
export const useFocusOfHash = () => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus();
  }, [hash]);
};
