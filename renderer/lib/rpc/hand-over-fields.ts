import { handOverText, NAME_TEXT } from '../../../shared/contract/admission.ts'
import type { PageSecrets } from './page-secrets.ts'
import { sign } from './sign.ts'

/** The fields of a form that follows a link to a new key's secret: the name of the page's secret, and a proof of it. */
export interface HandOverFields {
  name: string
  proof: string
}

/**
 * The fields for the link to `path`. Rejects where the page holds no secret; a page that received a link always holds
 * one.
 */
export async function handOverFields(secrets: PageSecrets, path: string): Promise<HandOverFields> {
  const [secret] = secrets.held()
  if (secret === undefined) throw new Error('This page holds no secret.')
  const { origin } = window.location
  return {
    name: await sign(secret, NAME_TEXT),
    proof: await sign(secret, handOverText({ origin, path })),
  }
}
