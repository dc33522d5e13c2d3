import { formatInstant, formatPeriod, type ReportModel } from '@esg/contract';
import * as css from './pages.css.ts';

export type CoverLogos = {
  /** Address of the tenant's logo. */
  tenant?: string | undefined;
  /** Address of the reporting organisation's own logo. */
  organisation?: string | undefined;
};

type CoverPageProps = { model: ReportModel; id: string; logos: CoverLogos };

/** First page: the brand's gradient, logos, title, organisation, period, framework. */
export const CoverPage = ({ model, id, logos }: CoverPageProps) => {
  const { words, framework, language } = model;
  return (
    <article id={id} className={css.cover} aria-label={model.title}>
      <div className={css.coverLogos}>
        {logos.organisation ? <Logo src={logos.organisation} name={model.organisation} /> : <span />}
        {logos.tenant && <Logo src={logos.tenant} name={model.brand.name} />}
      </div>
      <div>
        <h3 className={css.coverTitle}>{model.title}</h3>
        <p className={css.coverFacts}>{model.organisation}</p>
      </div>
      <div className={css.coverFacts}>
        {model.period && (
          <span>
            {words.reportingPeriod}: {formatPeriod(model.period, language)}
          </span>
        )}
        <span>
          {framework.name} {framework.version}
        </span>
        <span className={css.coverSmall}>
          {model.publishedAt ? `${words.publishedOn} ${formatInstant(model.publishedAt, language)}` : words.draft}
        </span>
        <span className={css.coverSmall}>
          {words.preparedWith} {model.brand.name}
        </span>
      </div>
    </article>
  );
};

const Logo = ({ src, name }: { src: string; name: string }) => (
  <span className={css.plate}>
    <img className={css.logo} src={src} alt={name} />
  </span>
);
