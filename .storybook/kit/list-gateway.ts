type Listed = { readonly id: string; readonly version: number };

const json = (value: unknown, status = 200) => Response.json(value, { status });
const refusal = (status: number, code: string, extra: object = {}) =>
  json({ statusCode: status, code, message: code, requestId: 'story', issues: [], ...extra }, status);

/** An in-memory gateway for the list at this path; it answers like the modules that `npm run new module` creates. */
export const listGateway = <Item extends Listed>(path: string, first: readonly Item[]) => {
  let items = [...first];
  const answer = async (request: Request): Promise<Response> => {
    const id = new URL(request.url).pathname.split(`${path}/`)[1];
    if (request.method === 'POST') {
      const made = { ...first[0], ...(await request.json()), id: crypto.randomUUID(), version: 1 } as Item;
      items = [made, ...items];
      return json(made, 201);
    }
    if (id === undefined) return json({ items, nextCursor: null });
    const current = items.find((item) => item.id === id);
    if (!current) return refusal(404, 'resource.not_found');
    if (request.method === 'DELETE') {
      items = items.filter((item) => item.id !== id);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'PUT') {
      const change = (await request.json()) as Partial<Item>;
      if (change.version !== current.version) return refusal(409, 'resource.stale', { current });
      items = items.map((item) => (item.id === id ? { ...item, ...change, version: item.version + 1 } : item));
    }
    return json(items.find((item) => item.id === id));
  };
  const answers = {
    answering: answer,
    unreachable: () => Promise.reject(new TypeError('Nothing answers')),
    silent: () => new Promise<Response>(() => {}),
  };
  return {
    /** Another person's change, without a notice so far. */
    changeElsewhere: (id: string, fields: Partial<Item>) => {
      items = items.map((item) => (item.id === id ? { ...item, ...fields, version: item.version + 1 } : item));
    },
    /** Answers instead of the network; returns a function that ends it. */
    listen: (how: keyof typeof answers = 'answering') => {
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) =>
        input instanceof Request && input.url.includes(`/api${path}`) ? answers[how](input) : fetch(input, init);
      return () => {
        globalThis.fetch = fetch;
      };
    },
  };
};
