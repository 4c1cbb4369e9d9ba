/**
 * What the page may load and contact: its own files and its own host. Inline styles are allowed, because Mantine uses
 * some; inline scripts are not. `connect` adds addresses for `npm run dev`.
 */
export function contentSecurityPolicy({ connect = [], inlineScripts = false }: PolicyOptions = {}): string {
  return [
    `default-src 'self'`,
    `script-src 'self'${inlineScripts ? ` 'unsafe-inline'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src ${[`'self'`, ...connect].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

interface PolicyOptions {
  connect?: string[]
  /** For the hot reload of `npm run dev` only. */
  inlineScripts?: boolean
}

/** Headers of every response to the page. */
export function securityHeaders(options?: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=()',
  }
}
