/** A condition in brackets before a question or behind it, for whoever builds the form: "[If yes to 3] Why?" */
const CONDITION_BEFORE =
  /^\[\s?(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|si et seulement si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]\s*(?=\S)/iu
const CONDITION_BEHIND =
  /(?<=[?:.]\s*)\[\s?(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]$/iu

/** A question without the condition on which it is asked, where that stands in square brackets. */
export function withoutCondition(question: string): string {
  const bare = question.replace(CONDITION_BEFORE, '')
  const from = Math.max(0, bare.length - 180)
  return (bare.slice(0, from) + bare.slice(from).replace(CONDITION_BEHIND, '')).trim()
}
