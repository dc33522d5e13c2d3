/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
  };
  type Result = {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
