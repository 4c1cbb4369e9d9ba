import type { ItemContext } from '../item-context.ts'
import type { Span } from '../text/phrases.ts'

const PROMPT = {
  fr: /^[\s,]*(?:(?:et|ou|mais) )?(?:(?:si (?:oui|non)|sinon|dans ce cas|le cas echeant),? )?(?:pourquoi(?: (?:ou )?(?:pourquoi )?pas)?|comment|pour quelles? raisons?|de quelle (?:maniere|facon)) ?\?/u,
  en: /^[\s,]*(?:(?:and|or|but) )?(?:(?:if (?:so|yes|not|no)|in that case),? )?(?:why(?: (?:or )?(?:why )?not)?|how(?: so)?|for (?:what|which) reasons?|in (?:what|which) ways?) ?\?/u,
}

/** Whether a second question only asks further about the answer to the first: "…, and why?", « … et comment ? ». */
export function asksFurther(item: ItemContext, { start }: Span): boolean {
  return PROMPT[item.lang].test(item.text.slice(start))
}
