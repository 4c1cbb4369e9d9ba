import type { Language } from '../../text.ts'
import type { Ask } from './ask.ts'
import type { Particular } from './particulars/particular.ts'
import { thingIn } from './thing.ts'

/** Questions for what worries or pleases people about a thing; the first group is the thing. */
const worrying =
  /\b(?:concerns?|worr(?:y|ies)|bothers?|annoys?|frustrates?|(?:the )?(?:biggest|main|central|most critical|worst) (?:issues?|problems?|parts?|drawbacks?)|inquiet\w+|preoccup\w+|gene\w*|agace\w*|enerv\w+|derange\w*|(?:plus (?:gros|grand)|principa\w+) (?:problemes?|soucis?|defauts?))\b.{0,14}\b(?:about|with|of|in|dans|avec|chez|concernant|a propos de|au sujet de|de|du|des) (.{3,60})$/
const pleasing =
  /\b(?:excites?|pleases?|attracts?|appeals? to|do you like(?: most| best)?|do you enjoy|plai(?:t|sent)|attir\w+|seduit|aimez-vous(?: le plus)?|appreciez-vous)\b.{0,14}\b(?:about|with|in|dans|avec|chez|concernant) (.{3,60})$/

/** Kinds of questions that are answered so. */
const fitting: ReadonlySet<Ask> = new Set(['other', 'name', 'list', 'opinion', 'describe'])

/** Enough clauses for a run not to repeat itself. */
const enough = 3

/**
 * What worries or pleases people about the thing that a folded question names, if the thing is known: what is said of
 * any worry would leave it aside. Undefined for other questions.
 */
export function feltAbout(asked: string, ask: Ask, language: Language): Particular | undefined {
  if (!fitting.has(ask) || ownLife.test(asked)) return undefined
  const bare = asked.replace(/[\s?!.:]+$/, '')
  const worried = worrying.exec(bare)?.[1]
  const pleased = worried === undefined ? pleasing.exec(bare)?.[1] : undefined
  const object = worried ?? pleased
  const thing = object === undefined ? undefined : thingIn(object, language)
  if (!thing) return undefined
  const says = worried === undefined ? thing.good : [...thing.bad, ...thing.why]
  return says.length < enough ? undefined : { makeup: 'tell', says, sure: 1, groups: 1, named: [] }
}

/** One's own work, home or town has answers of its own. */
const ownLife = /\b(?:votre|vos|your)\b(?! (?:opinion|view))/
