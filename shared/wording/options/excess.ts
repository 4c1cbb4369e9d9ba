import type { ItemContext } from '../item-context.ts'

/** Words for too much. */
export const EXCEEDS = /(?:^| )(?:trop|too)(?: |$)/u
/** « Pas trop cher », "not at all too loud": none of what EXCEEDS says. */
export const DENIES_EXCESS =
  /(?:^| )(?:pas|not)(?: (?:du tout|vraiment|tellement|at all|really))? (?:trop|too)(?: |$)/u
/** Words for too much or too little of something: an option with one of them is never the middle. */
const LACKS =
  /(?:^| )(?:trop|too|pas|not|enough|nowhere|manque|lacks?|insufficient\p{L}*|insuffisa\p{L}*)(?: |$)/u
/** « Pas assez salée », "not quite salty enough", "insufficiently salty", with the word of which it is too little. */
const TOO_LITTLE = [
  /^(?:(?:vraiment |clairement )?pas (?:tout a fait |vraiment )?(?:assez|suffisamment)|insuffisamment|trop peu)(?: (?<word>.+))?$/u,
  /^(?:not (?:quite |really )?sufficiently|insufficiently|too little)(?: (?<word>.+))?$/u,
  /^(?:not|nowhere near) (?:nearly |quite |at all |really )?(?<word>[^ ]+(?: [^ ]+)*?) enough$/u,
  /^(?:not|nowhere near) (?:nearly |quite |really )?enough(?: (?<word>.+))?$/u,
]

/** The word after the one for too much: "expensive" in "a little too expensive"; empty in « un peu trop ». */
export function wordOfExcess(text: string): string {
  return /(?:^| )(?:trop|too) (?<word>.*)$/u.exec(text)?.groups?.word ?? ''
}

/** Whether an option is what is right, between two of too much, or between too much and too little of one thing. */
export function isBetweenEnds({ answers }: ItemContext, text: string): boolean {
  if (LACKS.test(text)) return false
  const texts = answers.map((option) => option.text)
  const others = texts.filter((each) => !LACKS.test(each)).length
  const exceeding = texts.filter((each) => EXCEEDS.test(each) && !DENIES_EXCESS.test(each)).map(wordOfExcess)
  // What is right is one option; more are degrees of their own, beside complaints ("Excellent, good, too busy").
  if (exceeding.length >= 2) return others <= 2 || new Set(exceeding).size === 1
  if (others > 1) return false
  const lacking = texts.map(wordOfLack).filter((word) => word !== null)
  return exceeding.some((word) => word !== text && (lacking.includes(lemma(word)) || lacking.includes('')))
}

/** The word of which an option says too little, empty in « pas assez »; null where it says nothing of the kind. */
function wordOfLack(text: string): string | null {
  const found = TOO_LITTLE.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return found ? lemma(found.groups?.word ?? '') : null
}

/** Without what differs in number and gender: "much noise", "many people", « chères ». */
function lemma(word: string): string {
  return word.replace(/^(?:much|many) |^(?:much|many)$/u, '').replace(/e?s?$/u, '')
}
