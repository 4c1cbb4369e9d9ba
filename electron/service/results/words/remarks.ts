import { looseText } from './comparable.ts'

/** What stands between an option and a remark behind it: a comma, a stop, a dash, or an opening bracket. */
const BEFORE_REMARK = /[,;:.!…]\s|\s[–—-]\s|\s?\(/
/** Words with which somebody takes back, in part, what stands before. */
const TAKES_BACK =
  /^(?:but|or|unless|except|although|though|however|rather|actually|wait|not|never|if|only if|no(?! (?:question|doubt|hesitation|contest))|mais|ou|sauf|sinon|enfin|quoique|bien que|plutôt|en fait|pas|non|jamais|si)(?![\p{L}'])/u
const WORD = /[\p{L}\p{N}]/u

/**
 * The option before the first comma, stop or dash of an answer, where the rest is a remark: "Monthly pass, no
 * question." Null where another option begins so too, or where the remark names an option or takes something back.
 */
export function findRemarked(options: readonly string[]): (text: string) => number | null {
  const texts = options.map(looseText)
  return (text) => {
    const own = looseText(text)
    const { index = -1, 0: sign = '' } = BEFORE_REMARK.exec(own) ?? {}
    const said = own.slice(0, Math.max(0, index))
    // A number may be the code of what follows it.
    const found = /\p{L}/u.test(said) ? texts.flatMap((option, at) => (option === said ? [at] : [])) : []
    const [option, ...others] = found
    if (option === undefined || others.length > 0) return null
    if (texts.some((other, at) => at !== option && begins(other, said))) return null
    const remark = own.slice(index + sign.length).trim()
    return TAKES_BACK.test(remark) || texts.some((other) => says(remark, other)) ? null : option
  }
}

function begins(text: string, option: string): boolean {
  return text.startsWith(option) && !WORD.test(text[option.length] ?? '')
}

/** Whether a text says an option, as whole words. */
function says(text: string, option: string): boolean {
  for (let at = text.indexOf(option); at >= 0; at = text.indexOf(option, at + 1)) {
    const isWhole = !WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + option.length] ?? '')
    if (isWhole && option !== '') return true
  }
  return false
}
