import { addons } from 'storybook/preview-api';

/**
 * In a frame of the brand studio the story wears the brand that the studio shows, in its language and mode; everywhere
 * else nothing of this is loaded.
 */
export const wearPreviewedBrand = async (): Promise<void> => {
  const { receiveBrandPreview } = await import('@esg/app-kit/brand-preview');
  let known = '';
  receiveBrandPreview({
    allowedOrigins: [window.location.origin],
    onBrand: (_brand, { mode, language }) => {
      if (known === mode + language) return;
      known = mode + language;
      const locale = language === 'zhTw' ? 'zh-Hant-HK' : 'en';
      addons.getChannel().emit('updateGlobals', { globals: { locale, mode } });
    },
  });
};

/** A story in a frame reports to the story around it, which would take the reports for wishes of the toolbar. */
export const ignoreFramedStories = (): void => {
  const ignore = (event: MessageEvent) => {
    const text = typeof event.data === 'string' ? event.data : String(event.data?.key ?? '');
    const framed = event.source !== window.parent && event.source !== window;
    if (framed && text.includes('storybook-channel')) event.stopImmediatePropagation();
  };
  window.addEventListener('message', ignore, { capture: true });
};
