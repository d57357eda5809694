/** Requested by load balancers, proxies and monitoring: by IP address, and at any load. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/internal/tls-allowed', '/metrics'])
