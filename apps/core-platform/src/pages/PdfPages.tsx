import { PageList, usePdf } from '@esg/app-kit/pdf';
import type { Language } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type PdfPagesProps = {
  file: Blob;
  label: string;
  /** Language of the file's texts, whatever that of the page around it. */
  language: Language;
  /** Small pages beside the large ones that link to them. */
  withThumbnails?: boolean;
};

/** All pages of a PDF below one another. */
export const PdfPages = ({ file, ...rest }: PdfPagesProps) => {
  const { t } = useLingui();
  const words = {
    thumbnails: t`Pages`,
    page: (number: number) => t`Page ${number}`,
    pageOf: (number: number, all: number) => t`Page ${number} of ${all}`,
  };
  return <PageList {...rest} pages={usePdf(file)} words={words} />;
};
