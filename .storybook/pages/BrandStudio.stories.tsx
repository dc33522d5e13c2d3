import type { PreviewImages, PreviewLook } from '@esg/app-kit/brand-preview';
import { BrandStudio, type StudioScreen } from '@esg/app-kit/brand-studio';
import { brandImageKeys } from '@esg/contract';
import { sampleEmail } from '@esg/email';
import { Page } from '@esg/ui';
import { useState } from 'react';
import { Spoken } from '../kit/Spoken.tsx';
import { type StoryBrand, useStoryBrand } from '../kit/story-brand.ts';
import { addressWith, readHash, writeHash } from '../kit/studio-address.ts';
import preview from '../preview.tsx';

/** Screens of the product by their story, in both languages. */
const stories = [
  { id: 'screens-home--with-reports', en: 'Home', zhTw: '主頁' },
  { id: 'screens-select-framework--library', en: 'Select framework', zhTw: '選擇框架' },
  { id: 'screens-data-input--three-panes', en: 'Data input', zhTw: '數據輸入' },
  { id: 'screens-report--cover', en: 'Report cover', zhTw: '報告封面' },
  { id: 'screens-chart--emissions-over-time', en: 'Chart', zhTw: '圖表' },
  { id: 'screens-sign-in--form', en: 'Sign in', zhTw: '登入' },
] as const;

const email =
  (message: 'brandPublished' | 'brandDraftShared') =>
  ({ brand, mode, language }: PreviewLook): string => {
    const { images, ...content } = brand;
    const pictures = { logoUrl: images.logo, darkLogoUrl: images.logoDark };
    return sampleEmail({ ...content, ...pictures, siteUrl: 'https://company.example' }, language, { message, mode })
      .html;
  };

const screensIn = (language: 'en' | 'zhTw'): StudioScreen[] => [
  ...stories.map((story) => ({
    id: story.id,
    label: story[language],
    src: new URL(`iframe.html?id=${story.id}&viewMode=story`, location.href).href,
  })),
  {
    id: 'email-published',
    label: language === 'en' ? 'E-mail: brand published' : '電郵：品牌已發布',
    html: email('brandPublished'),
  },
  {
    id: 'email-draft',
    label: language === 'en' ? 'E-mail: look at this draft' : '電郵：查看草稿',
    html: email('brandDraftShared'),
  },
];

const readAsAddress = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });

const Studio = ({ brand, language }: { brand: StoryBrand; language: 'en' | 'zhTw' }) => {
  const { logo, miniLogo, companyName, supportEmail, colorSetting } = brand;
  // Open for editing from the start, even with the default theme.
  const [saved] = useState({ companyName, supportEmail, colorSetting: { ...colorSetting, isDefaultTheme: false } });
  const [pictures] = useState<PreviewImages>({ logo, miniLogo, favicon: miniLogo });
  const [received] = useState(readHash);
  const [screens] = useState(() => screensIn(language));
  const [value, setValue] = useState(saved);
  const [current, setCurrent] = useState(pictures);

  return (
    <BrandStudio
      value={value}
      onChange={(change) => setValue(change.value)}
      saved={saved}
      screens={screens}
      images={{
        current,
        saved: pictures,
        onImage: ({ kind, image }) =>
          void readAsAddress(image.original).then((address) =>
            setCurrent((before) => ({ ...before, [brandImageKeys[kind]]: address })),
          ),
        onRemove: ({ kind }) => setCurrent((before) => ({ ...before, [brandImageKeys[kind]]: undefined })),
      }}
      received={received}
      onLink={({ hash }) => writeHash(hash)}
      linkFor={addressWith}
    />
  );
};

const words = {
  en: {
    title: 'Brand studio',
    purpose: 'Edit a brand and see the product’s real screens wear it. Your work stands in the address of this page.',
  },
  zhTw: { title: '品牌工作室', purpose: '編輯品牌，即時在產品的真實畫面上查看效果。你的設定會保留在本頁的網址。' },
};

const meta = preview.meta({ title: 'Brand studio/Studio', parameters: { layout: 'padded' } });

/** The screens are stories in frames: they need the whole Storybook around them, which a test of one story does not have. */
export const OnRealScreens = meta.story({
  tags: ['!test'],
  render: (_, { globals }) => {
    const brand = useStoryBrand();
    const language = globals.locale === 'zh-Hant-HK' ? 'zhTw' : 'en';
    return (
      <Spoken locale={globals.locale}>
        <main>
          <Page title={words[language].title} purpose={words[language].purpose}>
            <Studio key={`${brand.companyName} ${language}`} brand={brand} language={language} />
          </Page>
        </main>
      </Spoken>
    );
  },
});
