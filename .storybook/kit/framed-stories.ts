/**
 * A story in a frame reports to the page around it. Where that page is a story too, it would take the reports for wishes
 * of the toolbar; from now on it does not.
 */
export const ignoreFramedStories = (): (() => void) => {
  const ignore = (event: MessageEvent) => {
    const text = typeof event.data === 'string' ? event.data : String(event.data?.key ?? '');
    const framed = event.source !== window.parent && event.source !== window;
    if (framed && text.includes('storybook-channel')) event.stopImmediatePropagation();
  };
  window.addEventListener('message', ignore, { capture: true });
  return () => window.removeEventListener('message', ignore, { capture: true });
};
