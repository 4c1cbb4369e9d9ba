import type { Finding, WordedItem, WordingLanguage } from '../../finding.ts'

/** A sentence that a conjunction joins two things in, cut at the conjunction. */
export interface Joined {
  lang: WordingLanguage
  /** What stands before the sentence; both items keep it. */
  lead: string
  before: string
  /** Whether it is "or" and not "and". */
  either: boolean
  /** Whether a comma sets the second thing apart, so that what follows it belongs to it alone. */
  apart: boolean
  after: string
  /** The mark at the end, with the space before it. */
  mark: string
  options: readonly string[]
}

/** The two halves of a sentence that was split, without lead and mark; null where its grammar is not certain. */
export type Halves = readonly [string, string] | null

const CONJUNCTION: Record<WordingLanguage, RegExp> = {
  fr: /,?\s(?:(?<or>ou)|et|ainsi que|ainsi qu['’]|de même que|mais aussi)\s/iu,
  en: /,?\s(?:(?<or>or)|and|as well as|along with|but also)\s/iu,
}

/** Cuts the stem at the conjunction of a finding; null where there is none, or text follows the sentence. */
export function cutAt({ stem, lang, options }: WordedItem, { start, end }: Finding): Joined | null {
  if (start === null || end === null) return null
  const found = CONJUNCTION[lang].exec(stem.slice(start, Math.min(stem.length, end + 1)))
  if (!found) return null
  const at = start + found.index
  const sentence = /^(?<lead>(?:.*[.!?:]["”»]?\s+)?)(?<before>[^.!?]*)$/su.exec(stem.slice(0, at))?.groups
  const rest = /^(?<after>[^.!?…]+?)(?<mark>\s*[?.…]*\s*)$/su.exec(stem.slice(at + found[0].length))?.groups
  if (sentence?.before === undefined || sentence.lead === undefined) return null
  if (rest?.after === undefined || rest.mark === undefined) return null
  return {
    lang,
    lead: sentence.lead,
    before: sentence.before,
    either: found.groups?.or !== undefined,
    apart: found[0].startsWith(','),
    after: rest.after,
    mark: rest.mark.trimEnd(),
    options,
  }
}

/** Words that point to the other half, which would be gone. */
const POINTS_BACK: Record<WordingLanguage, RegExp> = {
  fr: /(?<![\p{L}-])(?:y|(?:d['’]|à |pour |avec )une?(?! \p{L})|en(?= (?:avez|a|ont|êtes|est))|celui-ci|celle-ci|ceux-ci|celles-ci|les? (?=\p{L}+-(?:vous|ils?|elles?))|l['’](?=\p{L}+-(?:vous|t-)))/iu,
  en: /(?<!\p{L})(?:(?:from|of|with|for|to) one(?! )|it|its|them|their|they|him|her|both|each other|either|neither|(?:on|upon|after|before) (?:your|the|my) return|afterwards|as a result|in return)(?!\p{L})/iu,
}
/** A purpose or a cause at the end, which may be that of both things. */
const OF_BOTH: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:juste|uniquement|seulement|simplement) (?:pour|à cause|parce)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:just|only|simply|purely) (?:for|to|because|so)(?!\p{L})/iu,
}
const BOTH: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:à la fois|tous les deux|toutes les deux|entre|respectivement|ensemble|même)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:both|between|respectively|together|same)(?!\p{L})/iu,
}

/** Whether a half can be understood without the other. */
export function areApart({ lang, before, after }: Joined): boolean {
  return (
    !POINTS_BACK[lang].test(after) &&
    !OF_BOTH[lang].test(after) &&
    !BOTH[lang].test(before) &&
    !BOTH[lang].test(after) &&
    !/[,;]/u.test(after)
  )
}
