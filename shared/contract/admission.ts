/*
 * How a page and the browser host find each other on the WebSocket, before any call: both prove that they hold the same
 * secret, and neither sends it. So a program that took over the port learns nothing, and one that only reached the port
 * gets nothing. The host proves first. A proof is the HMAC-SHA-256, in base64url, of one of the texts below; its key is
 * the secret.
 */

/** Page → host: which secrets it holds, by name, the one to use first before the others. Four at most. */
export interface Hello {
  nonce: string
  names: string[]
}

/** Host → page: the first of them that it knows, and the host's proof. */
export interface Challenge {
  name: string
  nonce: string
  proof: string
}

/** Page → host: the page's proof. */
export interface Reply {
  proof: string
}

/** Host → page: come in. `keep`: the secret to come with from now on, where the one used was good only once. */
export interface Welcome {
  keep: string | null
}

/** The code with which the host closes a socket whose peer holds no secret that it knows. */
export const NOT_ADMITTED = 4401

/** The path of the link that the host prints; the secret stands behind it, after "#", which browsers send to nobody. */
export const ENTER_PATH = '/enter'

/** What is signed to name a secret: the name gives nothing of it away. */
export const NAME_TEXT = text('name')

/** What is signed on a socket. The origin is the page's: a proof that was made for one port is none at another. */
export function socketText(of: {
  speaker: 'host' | 'page'
  origin: string
  pageNonce: string
  hostNonce: string
}): string {
  return text('socket', of.speaker, of.origin, of.pageNonce, of.hostNonce)
}

/** What is signed to follow a link to a new key's secret. `path`: where the link points. */
export function handOverText({ origin, path }: { origin: string; path: string }): string {
  return text('hand-over', origin, path)
}

/** As JSON, so that no two lists of words give the same text. */
function text(...words: string[]): string {
  return JSON.stringify(['sonde', ...words])
}
