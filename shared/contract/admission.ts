/*
 * How a page and the browser host find each other on the WebSocket, before any call: both prove that they hold the same
 * secret, and neither sends it. So a program that took over the port learns nothing, and one that only reached the port
 * gets nothing. The host proves first. A proof is the HMAC-SHA-256, in base64url, of one of the texts below; its key is
 * the secret.
 */

/** Page → host: the names of the secrets that it holds, the preferred one first; four at most. */
export interface Hello {
  nonce: string
  names: string[]
}

/** Host → page: the first of these names that the host knows, and the host's proof. */
export interface Challenge {
  name: string
  nonce: string
  proof: string
}

/** Page → host: the page's proof. */
export interface Reply {
  proof: string
}

/** Host → page: admitted. `keep`: the secret to use from now on, where the one just used was valid only once. */
export interface Welcome {
  keep: string | null
}

/** The code with which the host closes a socket whose peer holds no secret that it knows. */
export const NOT_ADMITTED = 4401

/** The path of the link that the host prints; the secret follows after "#", the part that browsers never send. */
export const ENTER_PATH = '/enter'

/** The text that is signed to derive a secret's name, which reveals nothing of the secret. */
export const NAME_TEXT = text('name')

/**
 * The text that is signed on a socket. `origin` is the page's, so that a proof for one port is not valid at another.
 */
export function socketText(of: {
  speaker: 'host' | 'page'
  origin: string
  pageNonce: string
  hostNonce: string
}): string {
  return text('socket', of.speaker, of.origin, of.pageNonce, of.hostNonce)
}

/** The text that is signed to follow a link to a new key's secret. `path`: where the link points. */
export function handOverText({ origin, path }: { origin: string; path: string }): string {
  return text('hand-over', origin, path)
}

/** As JSON, so that no two lists of words give the same text. */
function text(...words: string[]): string {
  return JSON.stringify(['sonde', ...words])
}
