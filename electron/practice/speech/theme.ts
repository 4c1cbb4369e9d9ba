/** Themes of questions; each has its own phrases. */
export const themes = [
  'transport',
  'food',
  'money',
  'digital',
  'health',
  'school',
  'housing',
  'environment',
  'work',
  'town',
  'politics',
  'shopping',
  'leisure',
  'general',
] as const

/** A theme. */
export type Theme = (typeof themes)[number]

/**
 * What people say about a theme in one language: clauses in lower case without a full stop that fit any subject of the
 * theme, and without words that would have to agree with the subject or the speaker.
 */
export interface Bank {
  /** Finite clauses in favour. */
  readonly good: readonly string[]
  /** Finite clauses against. */
  readonly bad: readonly string[]
  /** Things wished for, as noun phrases. */
  readonly wish: readonly string[]
  /** Experiences, in the first person. */
  readonly lived: readonly string[]
}

/** Content words (see `contentWords`) that indicate a theme, cut to six letters. */
const tells: Readonly<Record<Exclude<Theme, 'general'>, string>> = {
  transport:
    'bus train trains metro tram tramwa voitur velo velos trajet transp route routes circul parkin vitess gare gares avion mobili pieton trotti cars bike bikes cyclin commut traffi road roads speed vehicl railwa depla',
  food: 'repas cantin alimen nourri cuisin restau viande legume fruits fruit manger menu menus plats plat bio food meal meals cantee eat eating diet meat vegeta cook cookin dinner lunch diner dejeun',
  money:
    'prix tarif tarifs cout couts budget argent payer factur abonne forfai epargn credit banque price prices cost costs money bill bills subscr fees spend saving bank paying gratui free',
  digital:
    'numeri intern applic smartp ordina ecran ecrans reseau intell artifi donnee robot robots digita app apps websit phone phones screen screen data artifi comput social teleph mobile',
  health:
    'sante medeci hopita soins soin docteu vaccin medica pharma sommei maladi health doctor hospit care sleep medici vaccin exerci illnes mental clinic',
  school:
    'ecole ecoles eleves eleve enseig lycee colleg classe profes etudes univer format enfant devoir school teach teache studen learn educat univer childr homewo kids pupils',
  housing:
    'logeme loyer loyers maison appart voisin chauff renova immeub habita housin rent rents house flat flats apartm neighb heatin',
  environment:
    'climat pollut dechet recycl energi eau nature planet enviro ecolog durabl arbres climat waste recyc energ energy water natur planet trees green eolien vegeta',
  work: 'travai emploi teletr bureau salari salair patron entrep colleg retrai horair metier work workin job jobs remote office salary boss employ collea retire manage',
  town: 'ville villes commun mairie quarti rue rues place parc cultur biblio mediat securi villag area evenem festiv city town towns street park parks librar safety village centre center',
  politics:
    'politi electi vote voter gouver presid maire reform loi lois impot impots etat democr govern electi votin tax taxes law laws mayor parlia depute citizen citoye',
  shopping:
    'marque market produi magasi emball achete achat achats course livrai purcha bought buying order orders client servic brand brands produc store stores shop shops packag delive custom servic shoppi superm logo pub',
  leisure:
    'film films serie series musiq livre livres lectur jeu jeux sport sports vacanc voyage televi radio journa media loisir cinema musee film movie music book books readin game games holida travel telev museum',
}

const themeOfWord = new Map<string, Exclude<Theme, 'general'>>()
for (const theme of themes) {
  if (theme === 'general') continue
  for (const word of tells[theme].split(' ')) if (!themeOfWord.has(word)) themeOfWord.set(word, theme)
}

/** The theme indicated by most of the words; `general` if by none. */
export function themeOf(words: readonly string[]): Theme {
  const counts = new Map<Theme, number>()
  for (const word of words) {
    const theme = themeOfWord.get(word)
    if (theme) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'general'
}
