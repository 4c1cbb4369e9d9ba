/** A place behind which a remark may begin: a sentence or a bracket has ended, and a dash or three dots follow. */
const PLACE = /[?!.…)\]]["»”’]*\s+(?=(?:[-–—]\s?|…\s?|\.{3}\s?)\p{L})/gu
/** A question that has ended, perhaps with brackets behind it. */
const ASKED = /[?？]["»”’)]*(?:\s*[([][^()[\]]*[)\]])*\s*$/u
/** A whole sentence that has ended. A number or letter with a point ("12.", "a.") is no sentence. */
const TOLD = /\p{L}{2}[.!…]["»”’)]*\s*$/u
/** Dashes before several answers: "- Yes - No". */
const SEVERAL_DASHES = /^[-–—].*\s[-–—]\s/su
/** The longest text that is searched, in characters. */
const LONGEST = 5_000

/** How a sentence speaks to the interviewer: "If they say …", "Show card B", « Ne pas lire ». */
const TO_INTERVIEWER =
  /(?<=[?？]["»”’)]*\s+)(?:[([]\s?)?(?:(?:note to )?interviewer|probe|prompt|show ?card|read (?:out|aloud|list)|do not read|don[’']t read|if (?:they|(?:the )?(?:respondent|interviewee|participant)s?)|(?:note (?:à|pour) )?(?:l[’'])?enquêt(?:eur|rice)|relance[rz]?|ne pas (?:lire|citer)|lire (?:la liste|à voix)|montre[rz] la carte|si (?:la personne|l[’']enquêté))(?!\p{L})/iu

/**
 * Where a remark to the interviewer begins behind a question: "Why? - Ask for reasons"; null where there is none.
 * Several dashes are those of answers.
 */
export function remarkStart(text: string): number | null {
  if (text.length > LONGEST) return null
  for (const found of text.matchAll(PLACE)) {
    const start = found.index + found[0].length
    const before = text.slice(0, start)
    const isBehind = ASKED.test(before) || TOLD.test(before)
    if (isBehind && !SEVERAL_DASHES.test(text.slice(start))) return start
  }
  return TO_INTERVIEWER.exec(text)?.index ?? null
}
