import type { WordingLanguage } from '../../finding.ts'

/**
 * Ways to express a notion, which are made equal before the words of options are compared in any order. `phrases` are
 * patterns over a folded option, each with its replacement; `words` list the notions of a word ("expensive": cost,
 * high).
 */
interface Concepts {
  phrases: readonly (readonly [RegExp, string])[]
  /** In each line one or more notions, then the words that express them. */
  words: string
  /** Words that add little to a notion: "membership" to a cost, "somebody" to a neighbour. */
  light: string
}

export const CONCEPTS: Record<WordingLanguage, Concepts> = {
  fr: {
    phrases: [
      [
        /(?:gratuitement|a titre gratuit|sans (?:rien )?(?:frais|payer|loyer|debourser)(?: de loyer)?|pour rien)(?!\p{L})/u,
        'gratuit',
      ],
      [/(?:promen|sor[st])\p{L}* (?:le|mon|notre|avec le|avec mon) chien/u, 'promenechien'],
      [
        /(?:(?:je )?n'ai pas|manque|par manque|faute|pas|insuffisance) (?:assez |suffisamment )?(?:de |d'|du )(?=temps|argent|moyens|place|information|confiance|motivation|personnel)/u,
        'manque ',
      ],
      [
        /^(?:je m'en (?:occupe|charge)|je (?:le|la|les) fais|c'est moi|moi)(?: moi-meme| seule?)?$|^moi-meme$/u,
        'soimeme',
      ],
      [/(?:prend|demande) trop de temps/u, 'trop duree haut'],
      [/perdu mon (?:emploi|travail|poste)|ete (?:licencie|renvoye|remercie|vire)\p{L}*/u, 'licenciement'],
      [
        /ne (?:march|fonctionn)\p{L}+ (?:pas|plus)|(?:en panne|defectueux|defectueuse|hors service|hors d'usage|cassee?)(?!\p{L})/u,
        'panne',
      ],
      [/en ligne|sur (?:internet|le web)|par internet/u, 'internet'],
      [/horaires? d'ouverture|heures d'ouverture/u, 'horaire'],
    ],
    words: `
      cout: prix cout coute couter tarif tarifs cotisation frais facture
      cout haut: cher chere onereux onereuse couteux couteuse
      haut: eleve elevee haut haute excessif excessive important grand grande
      bas: bas basse faible insuffisant insuffisante mediocre maigre
      bas trop: mal
      salaire: salaire paie paye remuneration traitement
      loge: loge logee heberge hebergee habite vis accueilli
      humour: drole comique humoristique amusant rigolo marrant humour
      humour film: comedie
      film: film
      dire: parle parler conseil conseille recommandation recommande dit signale suggere
      voisin: voisin voisine voisinage
      distance haut: loin eloigne eloignee lointain
      distance: distance eloignement
      bruit haut: bruyant bruyante
      bruit: bruit vacarme
      danger: danger dangereux dangereuse insecurite
      complique: complique complexe difficile difficulte complexite
      malade: maladie malade souffrant
      fatigue: fatigue fatigant epuisement epuise
      attente: attente attendre attendu file queue
      telephone: telephone appel appeler telephoner telephonique
      achat: acheter achat achete acquisition
      location: louer location loue
      aide: aide aider soutien soutenir assistance
      lecture: lire lecture lis
      sport: sport sportif sportive
      stationnement: parking stationnement garer stationner
      demenagement: demenager demenagement demenage
      retard: retard tard
      peur: peur crainte
      ennui: ennui ennuyeux ennuie
      qualite: qualite
      relation: relation relations connaissance connaissances reseau
      proximite: proximite proche
    `,
    light: 'personne quelqu membre abonnement adhesion entree billet faire fait a ai m en sont etait etaient',
  },
  en: {
    phrases: [
      [
        /(?:rent-free|free of charge|for (?:free|nothing)|at no cost|without (?:paying|charge|rent|having to pay)(?: rent| anything)?)(?!\p{L})/u,
        'gratis',
      ],
      [
        /(?:walk\p{L}*|tak\p{L}+|exercis\p{L}+) (?:the|my|our) dog(?: out| for a walk| for walks)?|dog[- ]walking/u,
        'dogwalk',
      ],
      [
        /(?:i )?(?:do not|don't|did not|didn't) have (?:enough|the)|not enough|(?:a )?lack of|lacking|short(?:age)? of|too little|insufficient/u,
        'lack',
      ],
      [
        /^(?:i (?:do|did)(?: it| that| them)?|me|i look after it|i see to it)(?: myself)?$|^myself$/u,
        'oneself',
      ],
      [/takes? too (?:long|much time)/u, 'too duration high'],
      [
        /lost my (?:job|post)|(?:was |were |been )?(?:laid off|made redundant|let go|sacked|fired|dismissed)/u,
        'dismissal',
      ],
      [/(?:who |that )?lives? next door|from next door/u, 'neighbour'],
      [
        /(?:did not|didn't|does not|doesn't|would not|stopped) work(?:ing)?|(?:broken|faulty|defective|out of order|broke down)(?!\p{L})/u,
        'broken',
      ],
      [/on the (?:internet|web)|over the internet/u, 'online'],
      [/opening (?:hours|times)/u, 'hours'],
    ],
    words: `
      cost: price cost costs fee fees charge charges tariff
      cost high: expensive costly pricey dear
      high: high steep excessive much large big
      low: low poor small meagre bad little
      pay: pay salary wage wages remuneration earnings
      pay low: underpaid
      family: family relatives relative kin
      lodge: live lives living stay stays staying lodge lodged housed let put
      funny: funny humorous comic comical amusing humour
      funny film: comedy comedies
      film: film films movie movies
      tell: told tell recommended recommendation advice advised suggested suggestion mentioned
      neighbour: neighbour neighbor
      distance high: far distant faraway
      distance: distance remoteness
      noise high: noisy loud
      noise: noise
      danger: danger dangerous unsafe
      complicated: complicated complex difficult difficulty complexity hard
      ill: illness ill sick sickness unwell
      tired: tired tiring fatigue tiredness exhaustion
      wait: wait waiting queue queues queueing
      phone: phone telephone call ringing
      buy: buy buying purchase bought
      rent: rent renting
      help: help helping support assistance
      read: read reading
      sport: sport sports
      parking: parking park
      boredom: boring boredom bored
      fear: fear afraid scared
    `,
    light:
      'somebody someone person membership subscription joining ticket entry me and me up is was were are it i my',
  },
}
