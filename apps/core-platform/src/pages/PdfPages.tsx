import { PageList, usePdf } from '@esg/app-kit/pdf';
import type { Language } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type PdfPagesProps = {
  file: Blob;
  label: string;
  /** Language of the file's texts, whatever that of the page around it. */
  language: Language;
  /** Whether the file has all pages of its document, so that each can tell of how many it is one. */
  isWhole: boolean;
  /** Small pages beside the large ones that link to them. */
  withThumbnails?: boolean;
};

/** All pages of a PDF below one another. */
export const PdfPages = ({ file, isWhole, ...rest }: PdfPagesProps) => {
  const { t } = useLingui();
  const page = (number: number) => t`Page ${number}`;
  const words = {
    thumbnails: t`Pages`,
    page,
    pageOf: (number: number, all: number) => (isWhole ? t`Page ${number} of ${all}` : page(number)),
  };
  return <PageList {...rest} pages={usePdf(file)} words={words} />;
};
