import type { BrandSheet } from '@esg/contract';
import { Heading, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ExcelPicture, WordPicture } from './OfficePictures.tsx';
import { PdfPictures } from './PdfPictures.tsx';
import * as css from './SignOffSheet.css.ts';

type DocumentPicturesProps = {
  readonly sheet: BrandSheet;
  readonly report: Blob | undefined;
  readonly problem: ReactNode;
  readonly downloads: ReactNode;
};

/** Pages of a sample report: those of the PDF as they are, Word and Excel as drawings of their styles. */
export const DocumentPictures = ({ sheet, report, problem, downloads }: DocumentPicturesProps) => {
  const { t } = useLingui();
  const { companyName } = sheet.brand.content;
  return (
    <>
      {downloads}
      <div className={css.figure}>
        <Heading level={3} size="sm">
          {t`PDF`}
        </Heading>
        <Text tone="muted" measured>
          <Trans>Pages of a sample report, written as every report is. Its figures are invented.</Trans>
        </Text>
        {problem ?? <PdfPictures file={report} label={t`Pages of the sample report`} />}
      </div>
      <div className={css.figure}>
        <Heading level={3} size="sm">
          {t`Word and Excel`}
        </Heading>
        <Text tone="muted" measured>
          <Trans>
            Office programs draw these files, so the two pictures are drawings of the styles that the files are written
            with: colours, sizes and weights are theirs, line breaks may differ. Download the files to sign them as they
            are.
          </Trans>
        </Text>
        <div className={css.pages}>
          <WordPicture look={sheet.documents.word} companyName={companyName} />
          <ExcelPicture look={sheet.documents.excel} />
        </div>
      </div>
    </>
  );
};
