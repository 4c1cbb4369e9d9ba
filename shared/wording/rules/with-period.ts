import type { ItemContext } from '../item-context.ts'
import type { Span } from '../text/phrases.ts'

const PERIOD = { fr: 'Au cours des 12 derniers mois, ', en: 'In the last 12 months, ' }
/** Beginnings before which a period reads well: a count or an inverted verb. */
const OPENS = {
  fr: /^(?:combien|avez-vous|etes-vous|vous est-il arrive|a quelle frequence)(?![\p{L}-])/u,
  en: /^(?:how (?:many|often|much)|have you|did you|were you|has (?:anyone|your)|have your)(?!\p{L})/u,
}
/** Words that a period does not go with, or marks that folding replaces. */
const KEEPS_OUT =
  /["'_]|(?<!\p{L})(?:do|does|is|are|today|usually|recently|lately|ever|recemment|dernierement|deja|aujourd'hui|actuellement)(?!\p{L})/u

/**
 * The words of a count or event with a period before them ("In the last 12 months, how many times …"); undefined unless
 * they begin a sentence and can be quoted as they are.
 */
export function withPeriod(item: ItemContext, { start, end }: Span): string | undefined {
  if (!item.sentences.some((sentence) => sentence.start === start)) return undefined
  const words = item.text.slice(start, end)
  if (!OPENS[item.lang].test(words) || KEEPS_OUT.test(words)) return undefined
  const written = item.folded.cased.slice(start, end)
  return `${PERIOD[item.lang]}${written.charAt(0).toLowerCase()}${written.slice(1)}`
}
