/** Fetches a module that is asked for later, without running it. Whether it can be had is told where it is asked for. */
export const fetchAhead = (address: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
};
