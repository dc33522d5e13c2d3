import { brandQueries, fetchBrandSample } from '@esg/api-client';
import {
  activeLanguage,
  notifyProblem,
  ProblemPage,
  saveFile,
  useApi,
  usePageTitle,
  useProblemSentences,
} from '@esg/app-kit';
import { SignOffSheet } from '@esg/app-kit/brand-studio';
import { type Brand, type Brands, type ExportFormat, exportExtensions, exportFormats } from '@esg/contract';
import { Banner, Button, Inline, Page, Skeleton, SkeletonGroup, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import * as css from './SignOffPage.css.ts';
import { sheetEmails } from './sheet-emails.ts';

/** The version of this address: the one it names, else the draft, else the published brand. */
const chosenOf = ({ draft, published, history }: Brands, id: string | undefined): Brand | undefined =>
  id === undefined
    ? (draft ?? published)
    : ([draft, published, ...history].find((brand) => brand?.id === id) ?? undefined);

/** One whole version of the brand on one page, to review, print and sign. */
export const SignOffPage = ({ id }: { readonly id: string | undefined }) => {
  const { t } = useLingui();
  usePageTitle(`${t`Sign-off sheet`} · ${t`Branding`}`);
  const { data: brands, error, refetch } = useQuery(brandQueries.all(useApi()));
  if (error) return <ProblemPage error={error} onRetry={() => void refetch()} />;
  const brand = brands && chosenOf(brands, id);
  return (
    <Page
      before={
        <span className={css.onScreen}>
          <TextLink asChild>
            <Link to="/ct/account-settings/branding">
              <Trans>Branding</Trans>
            </Link>
          </TextLink>
        </span>
      }
      title={brand ? t`Sign-off sheet: ${brand.content.companyName}` : t`Sign-off sheet`}
      purpose={<Trans>Look through it, print it or save it as PDF, and sign.</Trans>}
      action={brand && <PrintButton />}
    >
      {brands && !brand && <NoSuchVersion />}
      {brand && <Sheet brand={brand} />}
      {!brands && <SheetPending />}
    </Page>
  );
};

const PrintButton = () => (
  <div className={css.onScreen}>
    <Button
      emphasis="strong"
      icon={<Printer size="1rem" strokeWidth={1.5} aria-hidden />}
      onClick={() => window.print()}
    >
      <Trans>Print or save as PDF</Trans>
    </Button>
  </div>
);

/** Says that the draft was published or discarded meanwhile. */
const NoSuchVersion = () => {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`This brand version no longer exists`}
      action={
        <TextLink asChild>
          {/* The link disappears when the sheet shows, which takes long to render: focus moves first. */}
          <Link
            to="/ct/account-settings/branding/sign-off"
            onClick={({ currentTarget }) => currentTarget.closest('main')?.focus()}
          >
            <Trans>Open the current one</Trans>
          </Link>
        </TextLink>
      }
    >
      <Trans>The draft may have been discarded since the link was created.</Trans>
    </Banner>
  );
};

const Sheet = ({ brand }: { readonly brand: Brand }) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const language = activeLanguage();
  const { data: sheet, error, refetch } = useQuery(brandQueries.sheet(api, brand.id, language));
  const pages = useQuery(brandQueries.samplePages(api, brand.id, language));
  if (error) return <ProblemBanner words={problem(error)} onRetry={() => void refetch()} />;
  if (!sheet) return <SheetPending />;
  return (
    <SignOffSheet
      sheet={sheet}
      emails={sheetEmails(sheet.brand, language)}
      report={pages.data}
      reportProblem={pages.error && <ProblemBanner words={problem(pages.error)} onRetry={() => void pages.refetch()} />}
      downloads={<Downloads brand={sheet.brand} />}
    />
  );
};

const ProblemBanner = ({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) => (
  <Banner
    tone="danger"
    title={words}
    action={
      <Button size="compact" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  />
);

const Downloads = ({ brand: { id, content } }: { readonly brand: Brand }) => {
  const { t } = useLingui();
  const api = useApi();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await fetchBrandSample(api, id, format, activeLanguage());
      saveFile(file, `${content.companyName}.${exportExtensions[format]}`);
    },
    onError: notifyProblem,
  });
  const names: Record<ExportFormat, string> = {
    pdf: t`Download PDF`,
    word: t`Download Word`,
    excel: t`Download Excel`,
  };
  return (
    <div className={css.onScreen}>
      <Inline gap={2}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            size="compact"
            icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
            pending={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {names[format]}
          </Button>
        ))}
      </Inline>
    </div>
  );
};

const SheetPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="30%" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
};
