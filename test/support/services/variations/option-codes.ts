import {
  hexOf,
  type Plan,
  type SentItem,
  slugOf,
  type Value,
  type Variation,
  type Variations,
} from './plan.ts'

/** Gives each option a code, by its place in the list that the reply sends. Codes that are not apart are left as texts. */
function coded(codeOf: (text: string, at: number, item: SentItem, plan: Plan) => Value): Variation {
  return (plan) => {
    for (const item of plan.items) {
      const codes = item.options.map(({ text }, at) => codeOf(text, at, item, plan))
      if (new Set(codes).size < codes.length) continue
      item.options.forEach((option, at) => {
        option.code = codes[at] ?? null
      })
    }
  }
}

/** The same, where only a book tells what the codes mean. */
function bookCoded(codeOf: (text: string, at: number, item: SentItem, plan: Plan) => Value): Variation {
  return (plan) => {
    coded(codeOf)(plan)
    plan.needsBook = true
  }
}

const GAPS = [1, 2, 3, 5, 8, 9, 12, 15, 20, 21]
const YES = /^(?:oui|yes|sí|ja)\b/i
const NO = /^(?:non|no|nee|nein)\b/i

/** For an item whose two options say yes and no: what stands for each; other options stay texts. */
function yesOrNo(yes: Value, no: Value): Variation {
  return coded((text, _, { options }) =>
    options.length === 2 &&
    options.some((one) => YES.test(one.text)) &&
    options.some((one) => NO.test(one.text))
      ? YES.test(text)
        ? yes
        : no
      : text,
  )
}

/** How an answer tells its option. */
export const optionCodes: Variations = {
  'codes: from 0': coded((_, at) => at),
  'codes: from 1': coded((_, at) => at + 1),
  'codes: from 1, in texts': coded((_, at) => String(at + 1)),
  'codes: from 1, in a book': bookCoded((_, at) => at + 1),
  'codes: from the end': bookCoded((_, at, { options }) => options.length - at),
  'codes: from 0, from the end': bookCoded((_, at, { options }) => options.length - 1 - at),
  'codes: with gaps': bookCoded((_, at) => GAPS[at] ?? 30 + at),
  'codes: below zero': bookCoded((_, at, { options }) => at - Math.floor(options.length / 2)),
  'codes: letters': bookCoded((_, at) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at] ?? at),
  'codes: powers of two': bookCoded((_, at) => 2 ** at),
  'codes: scores': bookCoded((_, at) => at * 25),
  'codes: tens': bookCoded((_, at) => (at + 1) * 10),
  'codes: ids of the questionnaire': bookCoded((_, at, { ref }) => `${ref}_${at + 1}`),
  'codes: ids without meaning': bookCoded((_, __, ___, { dice }) => `opt_${hexOf(dice)}`),
  'codes: numbers of a database': bookCoded((_, at, { at: item }) => 3000 + (item ?? 99) * 37 + at),
  'codes: made of the texts': coded((text) => slugOf(text)),
  'codes: in capitals': coded((text) => text.toUpperCase()),
  'codes: cut short': coded((text) => (text.length > 24 ? `${text.slice(0, 22)}…` : text)),
  'codes: HTML': coded((text) =>
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('é', '&eacute;'),
  ),
  'codes: number and text': coded((text, at) => `${at + 1} - ${text}`),
  'codes: text and number': coded((text, at) => `${text} (${at + 1})`),
  'codes: true and false': yesOrNo(true, false),
  'codes: 1 and 0': yesOrNo(1, 0),
}
