/** 32 random bytes, in base64url. */
export function randomNonce(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** The HMAC-SHA-256 of `text` under `secret`, in base64url. */
export async function sign(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign'])
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
