import { slug } from '../../text/fold-accents.ts'
import type { ExportSource } from '../export-source.ts'

const LONGEST_TITLE = 24
const ID_CHARACTERS = 8

/**
 * The id by which a server tells apart forms: the same for all versions of a survey, even if its title changes, and
 * another one for every other survey. It is a name as XML takes it.
 */
export function formIdOf({ survey, versions }: Pick<ExportSource, 'survey' | 'versions'>): string {
  const title = slug(versions.at(-1)?.draft.title ?? '', Number.POSITIVE_INFINITY)
    .replace(/[^a-z\d]+/g, '_')
    .slice(0, LONGEST_TITLE)
    .replace(/^[_\d]+|_+$/g, '')
  const own = survey.id.replace(/[^A-Za-z\d]+/g, '').slice(-ID_CHARACTERS)
  return `${title === '' ? 'sonde' : title}_${own}`
}
