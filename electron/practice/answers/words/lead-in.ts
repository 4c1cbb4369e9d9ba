/** Sentences that greet or thank before the question. */
const greeting =
  /^(?:(?:bonsoir|bonjour|merci|bienvenue|hello|good (?:morning|afternoon|evening)|welcome|thank you|thanks)\b[^.?!]*[.!]\s+)+(?=\S)/iu

/** What a moderator puts before a question: « Pour se mettre en route, … », "Before we close, …". */
const opening =
  /^(?:(?:pour (?:se |nous |vous |bien |mieux )?(?:mettre|faire|commencer|finir|terminer|démarrer|conclure|entrer|lancer|débuter)\b|(?:to|let's) (?:start|break|warm|begin|finish|close|end|warm up|conclude|get)\b|before we\b|avant de (?:se|nous|vous|finir|terminer|conclure|partir)\b|first of all|to sum up|and nowadays|and now|sans (?:trop )?(?:y )?réfléchir|without thinking\b)[^,.?]{0,45},\s+)+(?=\S)/iu

/** « Football mis à part, … », "Apart from work, …": what is left out. */
const except =
  /^(?:[^,?:]{2,40} (?:mis|mise|mises) à part|(?:à part|hormis|excepté|sauf|outre|en dehors d|apart from|besides|other than|except for|leaving aside)\b[^,?:]{2,40}),\s+(?=\S)/iu

/** Polite ways to ask somebody to name something. */
const politely =
  /^(?:(?:pouvez|pourriez)-vous (?:me |nous )?|(?:can|could) you (?:please )?(?=name|list|give))(?=(?:cit|nomm|indiqu|donn|list)er\b|name\b|list\b|give\b)/iu

/** A condition at the end: "… if you had the money". */
const ifAble =
  /,? (?:if you (?:only )?had (?:the |more |enough )?(?:money|time|budget|means|room|space)|if money were no object|si vous (?:en )?aviez (?:l['’]argent|le temps|les moyens|la place|le budget|plus de (?:temps|place|moyens)))(?=\s*[?.]|$)/iu

/**
 * What stands between commas behind the word of asking: "When, on a normal day, do you …", « Pourquoi, selon vous, … ».
 */
const inserted =
  /^((?:et |and )?(?:when|where|who|how(?: often| much| many| long)?|why|what|quand|où|qui|comment|pourquoi|combien|à quoi(?: \p{L}+)?|à qui|que|quels?|quelles?)),? (?:, )?([^,?]{3,45}), (?=\S)/iu

/** « Quelle personne, célèbre ou non, aimeriez-vous … ? ». */
const qualified = /^((?:quel(?:le)?s?|which|what) [\p{L}’'-]+), [^,?]{3,45}, (?=\S)/iu

/** What is inserted may name what the question is about. */
const ofTopic =
  /\b(?:ann[ée]e|saison|year|season)\b|\b(?:votre|vos|your)\b(?! (?:avis|opinion|view|experience))/i

/** The question without what only leads up to it, so that none of its words is taken for what is asked about. */
export function withoutLeadIn(text: string): string {
  const bare = text
    .trim()
    .replace(greeting, '')
    .replace(opening, '')
    .replace(except, '')
    .replace(ifAble, '')
    .replace(inserted, (whole: string, asking: string, between: string) =>
      whole.startsWith(`${asking},`) && !ofTopic.test(between) ? `${asking} ` : whole,
    )
    .replace(qualified, '$1 ')
    .replace(politely, '')
    .replace(/^(cit|nomm|indiqu|donn|list)er\b/i, '$1ez')
  return bare === text.trim() ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Examples or choices in brackets behind a question: « (théâtre, danse, cirque …) ». */
const bracketed = /\s*\(([^()]{8,160})\)/

/** The question without the examples in brackets, unless little is left of it. */
export function withoutExamples(text: string): string {
  const bare = text.replace(bracketed, '')
  return bare.split(/\s+/).length > 4 ? bare : text
}

/**
 * Choices set out behind a dash, of which one is to be named: "Obstacles – price, time, distance. Which matters most?"
 */
const setOut = /^[^?.–—]{3,60} [–—-] ([^?.]{10,160})\. (?=which\b|what\b|l[ae]quel|quel)/i

/** The same as an open list: « Travaux, bars, deux-roues… Lequel … ? ». */
const openList = /^([^?.–—:]{6,100}?)(?:…|\.\.\.) (?=which\b|what\b|l[ae]quel|quel)/i

/** Words that only comment on examples. */
const note = /\b(?:autres?|préci\w+|etc|other|please|specify|plusieurs|several|merci|if|si)\b|…|\.\.\./i

/** The examples in brackets, if there are three or more. */
export function examplesIn(text: string): readonly string[] {
  const parts = (bracketed.exec(text)?.[1] ?? setOut.exec(text)?.[1] ?? openList.exec(text)?.[1] ?? '')
    .split(/,|;|\s(?:ou|or|et|and)\s/)
    .map((part) => part.trim())
  if (parts.length < 3 || parts.some((part) => part.split(/\s+/).length > 5)) return []
  return parts.filter(
    (part) => part !== '' && !note.test(part) && !/\b(?:votre|vos|vous|your?)\b/i.test(part),
  )
}
