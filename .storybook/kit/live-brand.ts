import type { PreviewBrand, PreviewLook } from '@esg/app-kit/brand-preview';
import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { drawnBrand, type StoryBrand } from './story-brand.ts';

let live: StoryBrand | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const show = ({ companyName, supportEmail, colorSetting, images }: PreviewBrand) => {
  const drawn = drawnBrand(companyName, colorSetting);
  live = {
    companyName,
    supportEmail,
    colorSetting,
    logo: images.logo ?? drawn.logo,
    logoDark: images.logoDark ?? (images.logo ? '' : drawn.logoDark),
    miniLogo: images.miniLogo ?? drawn.miniLogo,
  };
  for (const listener of listeners) listener();
};

/**
 * The toolbar's globals follow, so that a story has one mode and one language. It tells only this page: the channel would also tell the
 * studio's story around it, which has a mode and a language of its own.
 */
const follow = ({ mode, language }: Pick<PreviewLook, 'mode' | 'language'>) => {
  const locale = language === 'zhTw' ? 'zh-Hant-HK' : 'en';
  for (const update of addons.getChannel().listeners('updateGlobals') ?? []) update({ globals: { mode, locale } });
};

/** The brand of the studio that frames this page; nothing outside a studio. */
export const useLiveBrand = (): StoryBrand | undefined => useSyncExternalStore(subscribe, () => live);

/** Whether this page is in a frame of the brand studio. */
export const isStudioFrame = (): boolean => window.name === 'brand-preview' && window.parent !== window;

/** From now on uses the brand that the studio shows. */
export const followStudio = async (): Promise<void> => {
  const { receiveBrandPreview } = await import('@esg/app-kit/brand-preview');
  let present = '';
  receiveBrandPreview({
    allowedOrigins: [location.origin],
    onBrand: (brand, look) => {
      show(brand);
      const wanted = `${look.mode} ${look.language}`;
      if (wanted !== present) follow(look);
      present = wanted;
    },
  });
};
