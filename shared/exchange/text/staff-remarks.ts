/**
 * A remark in brackets at the end of a question, for whoever asks it: « (Enquêteur : montrer la carte 1) »,
 * "[Interviewer: show card]", « (noter en clair) ». Only so many characters at the end are searched.
 */
const REMARK =
  /\s*[([]\s*(?:(?:note |instructions? |consignes? )?(?:(?:to|for|à|pour) (?:the |l['’]|les? )?)?(?:interviewer|enumerator|programmer|scripter|enquêteur|enquêtrice|enquêteurs?(?:\/trice)?)s?\s*:[^()[\]]{1,160}|(?:noter|relever|coder|inscrire) (?:en clair|textuellement|mot à mot|la réponse)[^()[\]]{0,60}|(?:write|record|note|code) (?:down )?(?:verbatim|in full|the answer)[^()[\]]{0,60}|(?:montrer|tendre|présenter|remettre) (?:la |une )?(?:carte|liste)[^()[\]]{0,40}|(?:show|hand over) (?:the )?(?:show)?card[^()[\]]{0,40})[)\]]\.?$/iu
const SEARCHED = 220

/** The remark without its brackets; null where there is none, or nothing else. */
export function staffRemarkOf(question: string): string | null {
  const found = REMARK.exec(question.slice(-SEARCHED))
  if (!found || found[0].length >= question.length) return null
  return found[0].trim().replace(/^[([]\s*|\s*[)\]]\.?$/gu, '')
}

/** A question without such a remark at its end. */
export function withoutStaffRemark(question: string): string {
  if (staffRemarkOf(question) === null) return question
  const from = Math.max(0, question.length - SEARCHED)
  return (question.slice(0, from) + question.slice(from).replace(REMARK, '')).trim()
}
