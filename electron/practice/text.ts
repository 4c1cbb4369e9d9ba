/** Languages in which the practice service speaks. */
export type Language = 'fr' | 'en'

/**
 * Lower case, without accents, with straight apostrophes. Not `foldAccents`, by which Sonde searches: what the practice
 * service answers must not change when that does.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").replace(/œ/gi, 'oe').toLowerCase()
}

/** The language of a text, by its short words; French if undecided. */
export function languageOf(text: string): Language {
  const words = fold(text).split(/[^a-z]+/)
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length
  const more = count(english) - count(french) - (/[àâçéèêëîïôùûœ«»]/i.test(text) ? 2 : 0)
  return more > 0 || (more === 0 && words.some((word) => asking.has(word))) ? 'en' : 'fr'
}

/**
 * The words that carry a question's subject, cut to six letters (so that plurals and endings do not count), sorted,
 * each once. Frames such as « pensez-vous que » are left out, so that different wordings of a subject share their
 * words.
 */
export function contentWords(text: string): string[] {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/^\d+$/.test(word) && !french.has(word) && !english.has(word))
    .map((word) => word.slice(0, 6))
    .filter((stem) => !frames.has(stem))
  return [...new Set(words)].sort()
}

/** Number of words. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function set(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** English words, most of them of asking, for texts too short for others: « List relevant numbers. » */
const asking = set(`
  please provide list describe explain relevant number numbers name date today enter specify comments indicate summarize
  summarise give add mention rate select tell share write anything something nothing everything before after
  nobody asked us agree disagree strongly somewhat support oppose never always people good bad right wrong
`)

const french = set(`
  le la les un une des du de au aux et ou où que qui quoi quel quelle quels quelles ce cet cette ces mon ma mes ton ta
  tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles me te se en y ne pas plus est sont
  etre etes avez avoir ont a dans par pour sur avec sans sous chez entre vers comme si mais donc car ni tres trop bien
  tout tous toute toutes comment combien pourquoi quand etait sera serait fait faire faut cela ca dont meme aussi ainsi
  lorsque depuis selon afin personne personnes peut pouvez pourrait devrait devez doit qu n l d s c j m t ait soit
`)

const english = set(`
  the a an of to in on at for with without from by and or but not no is are was were be been being do does did you your
  yours we our ours they their it its this that these those he she his her my me i what which who whom whose how why
  when where would should could can will shall may might must have has had about as if than then there so very too
  all any some more most much many into over under between out up down don t isn person persons
`)

// Words of asking and rating by their first six letters; they frame a subject and do not belong to it.
const frames = set(`
  pensez pense penses trouve trouvez croyez crois diriez dites estime estimez avis opinio accord favora opposi oppose
  satisf degre mesure quelle import selon question reponse repond gens think believ agree disagr feel opinio say
  support people find consid would point view toward rate scale extent favour favor surely really vraime donc
  far suppor intere descri imagin positi attitu jugez juge describ tell decriv expliq explai plutot souhai want devrai devrio faudra aimeri voudri
`)
