import type { Told } from './told.ts'

/** What is wrong, wanted or valued around people, by the words that ask for it (folded). */
export const whatsPublic: readonly Told[] = [
  [
    /\b(?:demarches?|formalites?|papiers|formulaires?|paperwork|procedures?|forms)\b/,
    'la déclaration d’impôts | la carte grise | la carte d’identité | le dossier de retraite | les remboursements de santé | l’inscription à l’école | les aides au logement',
    'the tax return | registering the car | the identity card | the pension file | health refunds | enrolling at school | housing benefit',
  ],
  [
    /\b(?:problemes?|inconvenients?|defauts?|ennuis|manque\w*|nuisances?|problems?|drawbacks?|downsides?|worst|lack\w*|missing|wrong)\b.*\b(?:quartier|commune|ville|village|rue|area|neighbou?rhood|town|city|village|street|where you live)\b|\b(?:quartier|commune|ville|village|area|neighbou?rhood|town|where you live)\b.*\b(?:problemes?|manque\w*|inconvenients?|problems?|lack\w*|missing)\b/,
    'le manque de places de stationnement | le bruit des voitures | les déchets par terre | le manque de médecins | les commerces qui ferment | le peu de bus le soir | la vitesse dans la rue | rien pour les jeunes | l’éclairage | les incivilités',
    'the lack of parking | noise from cars | litter | the lack of doctors | shops that close | too few buses in the evening | speeding | nothing for young people | the lighting | rude behaviour',
  ],
  [
    /\b(?:aim\w*|plai\w*|appreci\w*|avantages?|atouts?|points? forts?|mieux|agreable\w*|like|enjoy|best|strengths?|advantages?|good)\b.*\b(?:quartier|commune|ville|village|rue|region|area|neighbou?rhood|town|city|village|street|where you live)\b/,
    'le calme | les commerces à pied | les voisins | le marché | le parc | la vue | la proximité de tout | les vieilles rues | la campagne à deux pas',
    'the quiet | shops within walking distance | the neighbours | the market | the park | the view | everything being close | the old streets | the countryside nearby',
  ],
  [
    /\b(?:loi|lois|regles?|law|laws|rules?)\b/,
    'celle sur l’âge de la retraite | celle sur les loyers | les limitations de vitesse | les droits de succession | celle sur le chômage | les règles pour les petites entreprises',
    'the one on the pension age | the one on rents | the speed limits | inheritance tax | the one on unemployment | the rules for small businesses',
  ],
  [
    /\b(?:defauts?|inconvenients?|problemes?|moins bien|aimez le moins|faults?|drawbacks?|problems?|dislike|worst|like least)\b.*\b(?:logement|appartement|maison|chez vous|immeuble|home|house|flat|building)\b/,
    'le manque de place | les voisins qu’on entend | l’humidité | le chauffage trop cher | pas de balcon | l’escalier | les fenêtres mal isolées | la salle de bains trop petite',
    'not enough space | hearing the neighbours | the damp | heating that costs too much | no balcony | the stairs | draughty windows | the tiny bathroom',
  ],
  [
    /\b(?:defauts?|inconvenients?|problemes?|difficult\w*|moins bien|aimez le moins|dur|drawbacks?|problems?|difficult\w*|dislike|worst|hardest|like least|downsides?)\b.*\b(?:travail|metier|emploi|job|work|profession)\b/,
    'les horaires | le salaire | le stress | la fatigue | les trajets | le manque de reconnaissance | le bruit | la paperasse',
    'the hours | the pay | the stress | being tired | the journey | nobody saying thank you | the noise | the paperwork',
  ],
  [
    /\b(?:aim\w*|plai\w*|appreci\w*|avantages?|motiv\w*|prefer\w*|like|enjoy|best|motivat\w*)\b.*\b(?:travail|metier|emploi|job|work|profession)\b/,
    'les collègues | le contact avec les gens | être utile | l’autonomie | les horaires | apprendre tous les jours | la variété',
    'my colleagues | meeting people | being useful | being left to get on with it | the hours | learning every day | the variety',
  ],
  [
    /\b(?:argent public|impots?|budget|milliards?|public money|taxes|budget|billions?)\b.*\b(?:depens\w*|consacr\w*|invest\w*|servir|financ\w*|spen[dt]\w*|go to|fund\w*)\b/,
    'l’hôpital | l’école | les transports | le logement | la police | la transition écologique | les retraites | la recherche',
    'hospitals | schools | transport | housing | the police | the climate | pensions | research',
  ],
  [
    /\b(?:problemes?|priorites?|urgen\w*|enjeux?|sujets?|defis?|problems?|priorit\w*|urgent|issues?|challenges?)\b.*\b(?:pays|france|gouvernement|societe|president|country|government|society|nation\w*)\b/,
    'le pouvoir d’achat | la santé | l’école | la sécurité | le climat | le logement | les retraites | l’immigration | la dette',
    'the cost of living | health care | schools | crime | the climate | housing | pensions | immigration | the debt',
  ],
  [
    /\b(?:commerces?|shops?)\b.*\b(?:manque\w*|pres|proximite|quartier|commune|ville|missing|lack\w*|near\w*|local\w*|area|miss|close|shut|sorr\w*)\b|\blocal shop\b/,
    'la boulangerie | la pharmacie | l’épicerie | la librairie | la boucherie | le marché | le café | la quincaillerie',
    'the bakery | the chemist’s | the corner shop | the bookshop | the butcher’s | the market | the café | the hardware shop',
  ],
  [
    /\b(?:services?|equipements?|facilit\w*|amenit\w*)\b.*\b(?:manque\w*|pres|proximite|quartier|commune|ville|missing|lack\w*|near\w*|local\w*|area|miss|close|shut)\b/,
    'la boulangerie | la poste | le médecin | la pharmacie | l’épicerie | la piscine | la bibliothèque | le marché | le café',
    'the bakery | the post office | the doctor | the chemist’s | the corner shop | the pool | the library | the market | the café',
  ],
  [
    /\b(?:etre francais|francite|identite|being (?:french|european)|identity|typiquement francais)\b/,
    'la langue | la bonne table | la liberté de dire ce qu’on pense | l’école gratuite | râler un peu | l’histoire | la Sécurité sociale',
    'the language | good food | being free to speak | free schools | complaining a little | history | health care for all',
  ],
  [
    /\b(?:freins?|obstacles?|empech\w*|bloqu\w*|barriers?|obstacles?|prevent\w*|stops? people|hold\w* back)\b/,
    'le prix | le manque de temps | la distance | le manque d’information | les démarches | la peur du changement | le regard des autres',
    'the price | the lack of time | the distance | not knowing about it | the paperwork | fear of change | what others will think',
  ],
  [
    /\b(?:gestes?|ecologi\w*|environnement|planete|climat|green|environment\w*|planet|climate|eco-\w+)\b.*\b(?:fai\w+|geste\w*|quotidien\w*|do|done|steps?|everyday|daily)\b|\b(?:fai\w+|do|done)\b.*\b(?:ecologi\w*|environnement|planete|climat|environment|planet|climate)\b/,
    'trier mes déchets | baisser le chauffage | prendre le vélo | éteindre les lumières | acheter local | manger moins de viande | réparer au lieu de jeter',
    'sorting my rubbish | turning the heating down | taking the bike | switching lights off | buying local food | eating less meat | mending things',
  ],
  [
    /\b(?:changements?|changed?|evolutions?|evolue\w*)\b.*\b(?:technolog\w*|ans|dernieres? annees|years|decade|depuis|since)\b/,
    'les prix | les téléphones partout | les commerces qui ferment | le climat | les gens, plus pressés | le télétravail | la circulation',
    'prices | phones everywhere | shops closing | the weather | people in more of a hurry | working from home | the traffic',
  ],
  [
    /\b(?:technolog\w*|inventions?|innovations?|gadgets?)\b/,
    'le téléphone portable | Internet | le vaccin | le lave-linge | le GPS | l’électricité | les visioconférences',
    'the mobile phone | the internet | vaccines | the washing machine | satnav | electricity | video calls',
  ],
  [
    /\b(?:mode de (?:transport|deplacement)|moyens? de transport|(?:mode|means|form) of (?:transport|travel))\b/,
    'la voiture | le bus | le vélo | le train | la marche | le tram',
    'the car | the bus | the bike | the train | walking | the tram',
  ],
]
