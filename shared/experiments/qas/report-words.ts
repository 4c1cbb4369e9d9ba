import type { WordingLanguage } from '../../wording/finding.ts'

/** The texts of the report on probes. Like those of other exported files, they are not among the page's texts. */
export interface ReportWords {
  title: string
  synthetic: string
  practice: string
  /** The headings of CIRF (`objectives` to `format`), in its order. */
  objectives: string
  design: string
  ethics: string
  sampling: string
  collection: string
  analysis: string
  findings: string
  conclusions: string
  limitations: string
  format: string
  aim: (survey: string) => string
  options: string
  frozen: (date: string, hash: string) => string
  inRuns: (runs: number, personas: number) => string
  alone: string
  inside: string
  noPeople: string
  personas: (answered: number) => string
  service: string
  notTold: string
  probesAsked: string
  written: string
  coded: (coded: number, total: number) => string
  codes: string
  byPerson: string
  none: string
  quotes: string
  chose: (option: string) => string
  choseNothing: string
  /** After a quote: the probe that it answers, and who said it. */
  asked: (probe: string, who: string) => string
  noNote: string
  strengths: string
  limits: readonly string[]
  thisReport: string
  /** Parts of the file name. */
  fileName: string
  practiceFile: string
  syntheticFile: string
}

export const REPORT_WORDS: Record<WordingLanguage, ReportWords> = {
  en: {
    title: 'Probes',
    synthetic:
      'Synthetic answers help find weak items. They are not population estimates and carry no margin of error.',
    practice: 'Practice: these answers were made up by the practice service.',
    objectives: 'Research objectives',
    design: 'Research design',
    ethics: 'Ethics',
    sampling: 'Sampling',
    collection: 'Data collection',
    analysis: 'Data analysis',
    findings: 'Findings',
    conclusions: 'Conclusions, implications and discussion',
    limitations: 'Strengths and limitations',
    format: 'Report format',
    aim: (survey) => `To find out how this item of the survey “${survey}” is understood and answered:`,
    options: 'Response options',
    frozen: (date, hash) => `The plan was frozen before the launch (${date}; SHA-256 ${hash}).`,
    inRuns: (runs, personas) =>
      `The item and then its probes were asked in runs of their own: ${runs} with answers, ${personas} personas planned in each. No other arm has these probes.`,
    alone: 'The item was asked alone.',
    inside: 'The item was asked inside its questionnaire.',
    noPeople: 'No people were asked. The answers are those of synthetic personas, made by a service.',
    personas: (answered) => `Personas who answered, of those that the service drew: ${answered}.`,
    service: 'How the service makes its personas and their answers',
    notTold: 'not disclosed by the service',
    probesAsked: 'Probes, in their order',
    written:
      'All probes were written in advance and sent together with the item. They show the item again, but not the answer that was given.',
    coded: (coded, total) => `Answers to probes that have a code: ${coded} of ${total}.`,
    codes: 'Codes: QAS-99 (Willis and Lessler, 1999), under short names of Sonde’s own.',
    byPerson:
      'Codes were given by a person. Sonde suggests some of them, from words in an answer; a suggestion counts only once it is accepted.',
    none: 'No answer has a code.',
    quotes: 'Quotes',
    chose: (option) => `chose “${option}”`,
    choseNothing: 'chose no response option',
    asked: (probe, who) => `${probe}; ${who}`,
    noNote: 'Nothing was noted.',
    strengths: 'The plan, the words of all probes and every answer are kept, and can be checked.',
    limits: [
      'Personas are not people: what they say of an item is a reason to look at it, and no evidence of how people understand it.',
      'Answers without a code show nothing: a service may be silent about an item that people find hard.',
      'Nobody followed up on an answer, as an interviewer would.',
    ],
    thisReport:
      'The headings are those of the Cognitive Interviewing Reporting Framework, CIRF (Boeije and Willis, 2013). Sonde filled them in from the plan, the runs and the codes.',
    fileName: 'probes',
    practiceFile: 'practice',
    syntheticFile: 'synthetic',
  },
  fr: {
    title: 'Relances',
    synthetic:
      'Ces réponses synthétiques aident à repérer les questions faibles. Ce ne sont pas des estimations sur une population\u202F; elles n’ont pas de marge d’erreur.',
    practice: 'Entraînement\u00A0: ces réponses viennent du service d’entraînement.',
    objectives: 'Objectifs de la recherche',
    design: 'Plan de recherche',
    ethics: 'Éthique',
    sampling: 'Choix des personas',
    collection: 'Recueil des données',
    analysis: 'Analyse des données',
    findings: 'Résultats',
    conclusions: 'Conclusions, implications et discussion',
    limitations: 'Forces et limites',
    format: 'Forme du rapport',
    aim: (survey) =>
      `Savoir comment est comprise cette question du questionnaire «\u00A0${survey}\u00A0», et comment on y répond\u00A0:`,
    options: 'Modalités',
    frozen: (date, hash) => `Le plan a été figé avant le lancement (${date}\u202F; SHA-256 ${hash}).`,
    inRuns: (runs, personas) =>
      `La question puis ses relances ont été posées dans des passations à part\u00A0: ${runs} avec des réponses, ${personas} personas prévus dans chacune. Aucune autre variante n’a ces relances.`,
    alone: 'La question a été posée seule.',
    inside: 'La question a été posée dans son questionnaire.',
    noPeople:
      'Personne n’a été interrogé. Les réponses sont celles de personas synthétiques, produites par un service.',
    personas: (answered) => `Personas qui ont répondu, parmi ceux que le service a tirés\u00A0: ${answered}.`,
    service: 'Comment le service produit ses personas et leurs réponses',
    notTold: 'non communiqué par le service',
    probesAsked: 'Relances, dans leur ordre',
    written:
      'Toutes les relances étaient écrites d’avance et ont été envoyées avec la question. Elles rappellent la question, mais pas la réponse donnée.',
    coded: (coded, total) => `Réponses aux relances qui ont un code\u00A0: ${coded} sur ${total}.`,
    codes: 'Codes\u00A0: QAS-99 (Willis et Lessler, 1999), sous des noms courts propres à Sonde.',
    byPerson:
      'Les codes ont été donnés par une personne. Sonde en suggère certains d’après les mots d’une réponse\u202F; une suggestion ne compte que si elle est acceptée.',
    none: 'Aucune réponse n’a de code.',
    quotes: 'Citations',
    chose: (option) => `a choisi «\u00A0${option}\u00A0»`,
    choseNothing: 'n’a choisi aucune modalité',
    asked: (probe, who) => `${probe}\u202F; ${who}`,
    noNote: 'Rien n’a été noté.',
    strengths:
      'Le plan, les mots de toutes les relances et chaque réponse sont conservés et peuvent être vérifiés.',
    limits: [
      'Les personas ne sont pas des gens\u00A0: ce qu’ils disent d’une question est une raison de la regarder, et non la preuve que des gens la comprennent ainsi.',
      'Les réponses sans code ne montrent rien\u00A0: un service peut se taire sur une question que des gens trouvent difficile.',
      'Personne n’a rebondi sur une réponse, comme le ferait un enquêteur.',
    ],
    thisReport:
      'Les rubriques sont celles du CIRF, Cognitive Interviewing Reporting Framework (Boeije et Willis, 2013). Sonde les a remplies d’après le plan, les passations et les codes.',
    fileName: 'relances',
    practiceFile: 'entrainement',
    syntheticFile: 'synthetique',
  },
}
