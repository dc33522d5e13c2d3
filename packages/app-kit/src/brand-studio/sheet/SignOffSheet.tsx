import type { BrandSheet } from '@esg/contract';
import type { ColorSetting } from '@esg/tokens';
import { Heading, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DocumentPictures } from './DocumentPictures.tsx';
import { EmailPictures, type SheetEmail } from './EmailPictures.tsx';
import { IconPictures } from './IconPictures.tsx';
import { LogoGrounds } from './LogoGrounds.tsx';
import { usePinnedRules } from './pinned-states.ts';
import { SheetColors } from './SheetColors.tsx';
import { SheetGradient } from './SheetGradient.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetShifts } from './SheetShifts.tsx';
import * as css from './SignOffSheet.css.ts';
import { StateTable } from './StateTable.tsx';
import { type SheetLook, sheetLooks } from './sheet-looks.ts';

export type SignOffSheetProps = {
  readonly sheet: BrandSheet;
  /** Every e-mail of the product, as it is sent. */
  readonly emails: readonly SheetEmail[];
  /** Pages of the sample report; nothing while they are being drawn. */
  readonly report: Blob | undefined;
  /** Shown in place of the pages when they could not be drawn. */
  readonly reportProblem?: ReactNode;
  /** Asks for the sample report as a file. */
  readonly downloads: ReactNode;
};

const cssText = (words: string) =>
  `"${words.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** A4 with the signed version and the page number below, while a sheet is on the page. */
const paperRules = (signed: string) =>
  `@page{size:A4;margin:16mm 15mm 18mm;@bottom-left{content:${cssText(signed)};width:85%;font:9pt sans-serif}@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}`;

/** Everything that a partner checks before a brand is signed, in each look and with real parts of the product. Needs the studio's words. */
export const SignOffSheet = ({ sheet, emails, report, reportProblem, downloads }: SignOffSheetProps) => {
  usePinnedRules();
  const { t } = useLingui();
  const { content, state, number } = sheet.brand;
  const { colorSetting } = content;
  const version = state === 'draft' ? t`Draft` : t`Version ${number ?? ''}`;
  const signed = `${content.companyName} · ${version} · ${t`Fingerprint ${sheet.mark}`}`;
  return (
    <div className={css.sheet}>
      <style>{paperRules(signed)}</style>
      <SheetHead sheet={sheet} />
      <Section id="logos" title={t`Logos on every ground`}>
        <LogoGrounds brand={sheet.brand} />
      </Section>
      <Section id="colors" title={t`Colours`}>
        <SheetColors setting={colorSetting} />
      </Section>
      <Section id="card" title={t`Picture under a link`}>
        <LinkPicture sheet={sheet} />
      </Section>
      <Section id="icons" title={t`Icons at their true size`} ownPage>
        <IconPictures sheet={sheet} />
      </Section>
      <Section
        id="gradient"
        title={t`Gradient`}
        about={t`Shown in the welcome banner, on report covers and when something is completed. No text reaches its end.`}
        ownPage
      >
        <SheetGradient setting={colorSetting} companyName={content.companyName} />
      </Section>
      <Section id="shifts" title={t`Colours used otherwise than asked`}>
        <SheetShifts setting={colorSetting} />
      </Section>
      <Section
        id="states"
        title={t`Components in each state`}
        about={t`Drawn by the components of the product themselves. Under forced colours the brand gives way to the colours that a person has chosen for the whole system; here they are those of this device.`}
        ownPage
      >
        <StateTables setting={colorSetting} />
      </Section>
      <Section
        id="emails"
        title={t`E-mails`}
        about={t`Every e-mail that is sent, light and dark, in the language of this page. Names and figures are examples.`}
        ownPage
      >
        <EmailPictures emails={emails} />
      </Section>
      <Section id="documents" title={t`Documents`} ownPage>
        <DocumentPictures sheet={sheet} report={report} problem={reportProblem} downloads={downloads} />
      </Section>
    </div>
  );
};

/** The picture that other programs show below a link to the brand's pages. */
const LinkPicture = ({ sheet }: { readonly sheet: BrandSheet }) => {
  const { t } = useLingui();
  const { content } = sheet.brand;
  return (
    <img
      className={css.card}
      src={sheet.card}
      alt={t`What is shown below a link to ${content.companyName}`}
      width={600}
      height={315}
    />
  );
};

/** The components' states in every look. */
const StateTables = ({ setting }: { readonly setting: ColorSetting }) => {
  const names = useLookNames();
  return sheetLooks.map((look) => <StateTable key={look} setting={setting} look={look} caption={names[look]} />);
};

const useLookNames = (): Record<SheetLook, string> => {
  const { t } = useLingui();
  return {
    light: t`Light`,
    dark: t`Dark`,
    lightMore: t`Light, more contrast`,
    darkMore: t`Dark, more contrast`,
    forced: t`Forced colours: the system’s, not the brand’s`,
  };
};

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly ownPage?: boolean;
  readonly children: ReactNode;
};

/** A part of the sheet under its heading; `ownPage` begins a new page on paper. */
const Section = ({ id, title, about, ownPage = false, children }: SectionProps) => (
  <section className={ownPage ? css.ownPage : css.section} aria-labelledby={`sheet-${id}`}>
    <Stack gap={1}>
      <Heading level={2} id={`sheet-${id}`}>
        {title}
      </Heading>
      {about && (
        <Text tone="muted" measured>
          {about}
        </Text>
      )}
    </Stack>
    {children}
  </section>
);
