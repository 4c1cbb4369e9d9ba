import type { TableAsk } from './table-ask.ts'

/** What a heading asks for that a moderator may put under any topic. */
type HeadingAsk = Extract<TableAsk, 'ways' | 'obstacle' | 'need' | 'tips'>

/**
 * Patterns for whole folded points that name nothing themselves: "your habits", "what holds you back", "solutions".
 * What they are about is the topic of the discussion.
 */
const headings: readonly (readonly [HeadingAsk, RegExp])[] = [
  [
    'ways',
    /^(?:(?:your|our|their|people's|the|current|present|daily|everyday|usual|actual) )+(?:habits?|practices?|uses?|usages?|experiences?|trips?|journeys?|travels?|routines?|ways?|situation|behaviou?rs?)(?: (?:today|now|so far|at present|at the moment|in (?:daily|everyday) life))?$|^(?:how|what) (?:you|people|we) (?:do|use|go about) ?(?:it|this|that)?(?: (?:today|now|at present|at the moment|currently|every day))?$|^(?:current|present|everyday|daily) (?:habits?|practices?|uses?|usages?|situation)$/,
  ],
  [
    'ways',
    /^(?:(?:vos|votre|nos|leurs?|les|la|l') ?)?(?:habitudes?|pratiques?|usages?|experiences?|trajets?|deplacements?|routines?|(?:facons?|manieres?) de faire|quotidien|vecu)(?: (?:actuel\w*|quotidien\w*|habituel\w*|du quotidien|au quotidien|de tous les jours|aujourd'hui|jusqu'ici))*$|^ce que vous (?:en )?faites(?: (?:aujourd'hui|actuellement|deja))?$|^comment vous (?:faites|vous y prenez)(?: aujourd'hui)?$/,
  ],
  [
    'obstacle',
    /^(?:the |your |our |main |possible )*(?:barriers?|obstacles?|hurdles?|brakes?|difficult(?:y|ies)|reluctance|reservations?|hesitations?|what (?:holds?|keeps?) (?:you|people|us|others) (?:back|away|from it)|what (?:stops?|prevents?|discourages?|deters?|bothers?) (?:you|people|us|others)(?: from (?:it|doing (?:it|so)))?|what puts (?:you|people|us|others) off|what (?:gets|stands|is) in (?:the|your|our) way|what (?:is|are|was)(?: the)?(?: most| so)? (?:hard(?:est)?|difficult|complicated|tricky)(?: (?:things?|parts?))?(?: about (?:it|this|that))?(?: for (?:you|people|us))?|what makes (?:it|this|that) (?:so )?(?:hard|difficult)(?: for (?:you|people|us))?)$/,
  ],
  [
    'obstacle',
    /^(?:les |vos |nos |principaux |principales )*(?:freins?|obstacles?|blocages?|barrieres?|difficultes?|reticences?|reserves?|hesitations?|empechements?)$|^(?:ce|qu'est-ce) qui (?:vous |nous |les |en )*(?:freine\w*|retien\w*|arrete\w*|empeche\w*|bloque\w*|gene\w*|decourage\w*|rebute\w*|dissuade\w*|fait (?:hesiter|renoncer)|complique\w*(?: les choses| la vie)?)(?: de le faire)?$|^(?:ce|qu'est-ce) qui (?:est|vous semble|rend (?:la chose|les choses|ca|cela))(?: le plus)? (?:difficiles?|dure?s?|compliquee?s?|penible)(?: pour vous)?$/,
  ],
  [
    'need',
    /^(?:the |your |some |possible |new )*(?:solutions?|remed(?:y|ies)|what (?:would|could|might|can) (?:help|change (?:things|that|this)|make (?:it|things|life) (?:easier|better|simpler)|encourage (?:you|people)|convince (?:you|people)|motivate (?:you|people))(?: (?:you|people|us|others|most|more))*|what helps(?: (?:you|people|us|most))*|what (?:you|people|we) (?:would )?need)$/,
  ],
  [
    'need',
    /^(?:les |vos |des |quelques )*(?:solutions?|remedes?|leviers?|besoins?|pistes?(?: de solutions?)?)$|^ce qui (?:vous |nous |les |y )*(?:aiderait|aide(?:rait)?|faciliterait(?: les choses| la vie)?|encouragerait|motiverait|inciterait|deciderait|convaincrait|changerait (?:les choses|la donne)|simplifierait(?: les choses| la vie)?)$|^ce (?:qu'il (?:vous )?faudrait|dont vous (?:avez|auriez) besoin)$/,
  ],
  [
    'tips',
    /^(?:your |some |the |useful )*(?:tips?(?: and tricks?)?|tricks?|advice)$|^(?:vos |des |les |quelques )*(?:conseils?|astuces?|trucs?|bons plans?|trucs? et astuces?|conseils? et astuces?)$/,
  ],
]

/** Reads such a heading, which must be folded; undefined for all other points. */
export function headingOf(folded: string): HeadingAsk | undefined {
  const plain = folded.replace(/’/g, "'").replace(/[\s.:?!…]+$/, '')
  return headings.find(([, pattern]) => pattern.test(plain))?.[0]
}
