import { type Concept, concept } from './concept.ts'

/** The price of things: the thrifty are against it; « gratuit » is its contrary. */
const cost: Concept = {
  id: 'cost',
  axes: { thrift: -1.2 },
  names: {
    fr: /\b(?:prix|tarifs?|couts?|cout|payants?|payantes?|payer|factures?|peages?|frais|abonnement|chere?s?)\b/,
    en: /\b(?:prices?|fares?|costs?|fees?|charges?|charged|paying|pay for|bills?|tolls?|expensive)\b/,
  },
  contrary: {
    fr: /\bgratuit\w*|sans payer/,
    en: /\bfree(?: of charge)?\b(?! (?:time|speech|will|market))|(?:cost|costs|costing) nothing|at no cost/,
  },
}

/** Everyday things and institutions, for texts that name no issue. */
export const things: readonly Concept[] = [
  concept(
    'taxes',
    { thrift: -1, trust: 0.4 },
    /\b(?:taxes?|taxer|impots?|imposition|redevance|fiscalite)\b/,
    /\b(?:tax(?:es|ation|ing|ed)?|levy|levies)\b/,
  ),
  cost,
  concept(
    'trees and parks',
    { ecology: 0.9 },
    /\barbres?\b|\bparcs?\b|espaces? verts?|jardins?\b|\bnature\b|biodiversite/,
    /\btrees?\b|\bparks?\b(?!ing)|green spaces?|gardens?\b|\bnature\b|wildlife|biodiversity/,
  ),
  concept(
    'cycling',
    { ecology: 1, change: 0.4 },
    /\bvelos?\b|cyclable|cyclistes?|bicyclettes?/,
    /\bbikes?\b|\bcycl(?:e|es|ing|ists?)\b|bicycle/,
  ),
  concept(
    'public transport',
    { ecology: 0.6 },
    /transports? (?:en commun|publics?|collectifs?)|\bbus\b|\btram|\bmetro\b|\btrains?\b|\bgares?\b|\bsncf\b|ferroviaire|\bautocars?\b/,
    /public transport|\bbus(?:es)?\b|\btrams?\b|\btrains?\b|\brail(?:ways?)?\b|\bmetro\b|subway|\bcoach(?:es)?\b/,
  ),
  concept(
    'planes',
    { ecology: -1 },
    /\bavions?\b|aeroports?|aerien|\baviation\b|\bvols? (?:interieurs?|courts?|long)/,
    /\b(?:air|aero)?planes?\b|airports?|\bflights?\b|flying|\bair travel\b|\baviation\b|\bairlines?\b|\bto fly\b/,
  ),
  concept(
    'cars',
    { ecology: -0.9, change: -0.4 },
    /\bvoitures?\b|automobil|\bvehicules?\b|\bparking|stationnement/,
    /\bcars?\b|\bvehicles?\b|motorists?|driv(?:e|ers?|ing)\b|parking/,
  ),
  concept(
    'hospitals and doctors',
    { trust: 0.8 },
    /\bhopita|\bmedecins?\b|\bgeneralistes?\b|\bdocteurs?\b|\burgences\b|\bcliniques?\b|soignants?|\bsante\b|infirmi/,
    /\bhospitals?\b|\bdoctors?\b|\bgps?\b|\bphysicians?\b|\bclinics?\b|\bnurses?\b|health/,
  ),
  concept(
    'science',
    { trust: 0.9, technology: 0.3 },
    /scientifiques?\b|\bscience|chercheurs?/,
    /scientists?|\bscience\b|researchers?/,
  ),
  concept(
    'police',
    { trust: 1, change: -0.4 },
    /\bpolice|policiers?|gendarme|forces de l'ordre/,
    /\bpolice|law enforcement/,
  ),
  concept(
    'the courts',
    { trust: 1 },
    /\bjustice\b|tribuna(?:l|ux)\b|\bjuges?\b(?! )|\bjuges\b|magistrats?\b|judiciaires?\b/,
    /\bcourts?\b|\bjudges\b|justice system|judiciary|magistrates?\b/,
  ),
  concept(
    'government',
    { trust: 1 },
    /gouvernement|\bministres?\b|president de la republique|\bl'etat\b|\bpouvoirs publics\b|\bl'executif\b/,
    /\bgovernment|\bministers?\b|\bpresident\b|\bthe state\b|\bthe executive\b/,
  ),
  concept(
    'politicians',
    { trust: 1 },
    /politicien|\bpolitiques\b|partis? politiques?|\belus?\b|deputes?|senateurs?|parlementaires?\b|classe politique/,
    /politician|political part(?:y|ies)|\bmps?\b|elected (?:representatives|officials)|parliamentarians?|lawmakers?|political class/,
  ),
  concept(
    'the mayor',
    { trust: 0.8 },
    /\bmaires?\b|\bmairie\b|conseil municipal|municipalite/,
    /\bmayors?\b|town hall|\bcouncil(?:lors?)?\b/,
  ),
  concept(
    'Europe',
    { trust: 0.7, change: 0.4 },
    /\bl'europe\b|union europeenne|\bl'ue\b|\bbruxelles\b|\beuro\b/,
    /european union|\bthe eu\b|\bbrussels\b|\beurope\b/,
  ),
  concept(
    'media',
    { trust: 0.9 },
    /\bmedias?\b|journalistes?|\bjournaux\b|chaines? d'info\w*|\bpresse\b/,
    /\bmedia\b|journalists?|newspapers?|reporters?\b|broadcasters?|news (?:channels?|outlets?)|the press/,
  ),
  concept(
    'banks',
    { trust: 0.8, thrift: -0.3 },
    /\bbanques?\b|banquiers?|\bbancaires?\b/,
    /\bbanks?\b(?! holiday)|bankers?|\bbanking\b/,
  ),
  concept(
    'libraries and culture',
    { company: 0.4, thrift: -0.2 },
    /bibliothe|mediathe|\bmusees?\b|\btheatres?\b|cultur/,
    /librar(?:y|ies)|museums?|theat(?:re|er)s?|cultur/,
  ),
  concept('swimming pool', { company: 0.3 }, /\bpiscines?\b/, /\b(?:swimming )?pools?\b/),
  concept('stadium', { company: 0.6 }, /\bstades?\b/, /\bstadiums?\b/),
  concept('dogs', { company: 0.3 }, /\bchiens?\b/, /\bdogs?\b/),
  concept(
    'neighbours',
    { company: 1 },
    /\bvoisins?\b|voisinage|associations?\b|benevol/,
    /\bneighbou?rs?\b|community|volunteer/,
  ),
  concept('tourism', { company: 0.4 }, /\btouris/, /\btouris/),
  concept(
    'waste',
    { ecology: -0.6 },
    /\bdechets?\b|ordures|poubelles?|emballages?|gaspillage|plastiques?/,
    /\bwaste\b|\brubbish\b|\blitter\b|garbage|\btrash\b|packaging|plastics?/,
  ),
  concept('recycling', { ecology: 1 }, /recycl|compost|tri selectif/, /recycl|compost/),
  concept(
    'teachers and schools',
    { trust: 0.5 },
    /\becoles?\b|enseignants?|professeurs?|\bcolleges?\b|\blycees?\b|\bprofs?\b|instituteurs?|institutrices?|education nationale|\bscolaires?\b|\beleves?\b|cantines?/,
    /\bschools?\b|teachers?|\bpupils?\b|\bclassrooms?\b|canteens?/,
  ),
]
