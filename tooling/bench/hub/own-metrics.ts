import type { MetricLibrary } from '@esg/contract';
import type { Page } from 'playwright';

/** A metric similar to one of the library, with one section: an organisation with many sites adds such metrics. */
const besides = (library: MetricLibrary, keys: readonly string[]): MetricLibrary => {
  const figures = library.metrics.filter(({ unitKind }) => unitKind !== null);
  const own = keys.flatMap((key, place) => {
    const like = figures[place % figures.length];
    if (!like) return [];
    const name = { en: `${like.name.en}, site figure ${place}`, zhTw: `${like.name.zhTw}，廠區數據 ${place}` };
    const [whole] = like.subMetrics;
    const sections = [{ id: `${key}:total:figures`, kind: 'figures' as const }];
    return whole ? [{ ...like, key, name, subMetrics: [{ ...whole, id: `${key}:total`, sections }] }] : [];
  });
  const inCategory = Map.groupBy(own, ({ category }) => category);
  return {
    ...library,
    metrics: [...library.metrics, ...own],
    dimensions: library.dimensions.map((dimension) => ({
      ...dimension,
      topics: dimension.topics.map((topic) => ({
        ...topic,
        categories: topic.categories.map((category) => ({
          ...category,
          metricKeys: [...category.metricKeys, ...(inCategory.get(category.id) ?? []).map(({ key }) => key)],
        })),
      })),
    })),
  };
};

/** Shows the page a library with these metrics beside its own; all their figures come from the gateway. */
export const addOwnMetrics = (page: Page, keys: readonly string[]) =>
  page.route(
    (url) => url.pathname === '/api/metrics',
    async (route) => {
      // Only browsers resolve *.localhost by themselves.
      const url = route
        .request()
        .url()
        .replace(/\/\/[^:]+:/, '//127.0.0.1:');
      const answer = await route.fetch({ url });
      await route.fulfill({ response: answer, json: besides((await answer.json()) as MetricLibrary, keys) });
    },
  );
