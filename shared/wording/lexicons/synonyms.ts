import type { WordingLanguage } from '../finding.ts'

/**
 * Words and phrases that name the same response option, one group a line, `/` between them. The first is the one that
 * the others are read as. Only what no respondent could tell apart: "rarely" and "never" differ in fact.
 */
const GROUPS: Record<WordingLanguage, string> = {
  fr: `
trop lent / pas assez rapide / lenteur
trop cher / pas assez bon marche / prix trop eleve / prix eleve
trop petit / pas assez grand
trop difficile / pas assez facile / trop complique / pas assez simple
sport / faire sport / fais sport / pratique sport / pratiquer sport / activite sportive / pratique sportive / activites sportives
locataire / en location / location / loue / loue logement / je loue mon logement
marche / pied / a pied / marche a pied / marchant / en marchant / marcher
proprietaire / proprietaire logement / possede logement
cdi / contrat duree indeterminee / contrat a duree indeterminee
cdd / contrat duree determinee / contrat a duree determinee
interim / interimaire / travail temporaire
pres / proche / proximite / a proximite / cote / a cote / non loin / pas loin
loge / heberge
gratuitement / a titre gratuit / titre gratuit / gracieusement
un peu / legerement / faiblement
electricite / electrique
chez moi / chez nous / mon domicile / ma maison / maison / mon logement
moyen / ni bon ni mauvais / ni bien ni mal / ni bonne ni mauvaise
loin / eloigne
pas interesse / aucun interet
manque de temps / pas temps / pas le temps / par manque de temps
trop cher / prix trop eleve / prix eleve
voiture / automobile / auto / bagnole / vehicule personnel / voiture personnelle / voiture particuliere / vehicule particulier
velo / bicyclette / bicloune
pied / marche / marche a pied / marchant
moto / motocyclette
autobus / bus
autocar / car
metro / metropolitain
avion / voie aerienne
internet / web / net / toile / en ligne / ligne / sites internet / sites web / site web / site internet
television / tele / tv / petit ecran / poste de television
radio / poste de radio / la radio
presse / presse ecrite / journaux / journal
telephone portable / portable / mobile / telephone mobile / smartphone / telephone cellulaire
courriel / email / mail / e-mail / mel / courrier electronique / message electronique
ordinateur / pc / micro-ordinateur
telephone / appel telephonique / coup de telephone
femme / feminin / sexe feminin / une femme
homme / masculin / sexe masculin / un homme
celibataire / non marie / jamais marie
marie / epoux / mariee
divorce / divorcee
veuf / veuve
chomeur / chomage / sans emploi / demandeur emploi / recherche emploi / demandeur d'emploi
retraite / retraitee / a la retraite / pensionne
salarie / employe salarie
etudiant / etudes / en etudes
independant / travailleur independant / a son compte / freelance / son compte
enseignant / professeur / prof
medecin / docteur
medecin generaliste / generaliste / medecin de famille / medecin traitant
dentiste / chirurgien-dentiste
ami / copain / amis / copains
enfant / gamin / gosse
travail / boulot / job
emploi / poste
vetement / habillement / habit / vetements / fringues
nourriture / alimentation / aliment / alimentaire
logement / habitation / domicile
appartement / appart
maison individuelle / pavillon
supermarche / grande surface
prix / tarif / cout
qualite / niveau de qualite
argent / finances
impot / taxe
medicament / remede
maladie / affection
lecture / lire
cinema / aller cinema / films
cuisine / cuisiner / faire cuisine
jardinage / jardiner
voyages / voyager
randonnee / randonner
bricolage / bricoler
course a pied / courir / course pied / jogging
natation / nager
dessin / dessiner
musique / ecouter musique
danse / danser
sport / faire sport / activite sportive / pratique sportive / activites sportives
vacances / conges
repas de midi / dejeuner
repas du soir / diner
alcool / boisson alcoolisee / boissons alcoolisees
viande de boeuf / boeuf
environnement / protection de l'environnement / ecologie
securite / surete
loisir / divertissement
rapidement / vite
rapide / vite fait
souvent / frequemment / regulierement
parfois / quelquefois / de temps en temps / de temps a autre / occasionnellement / a l'occasion
rarement / peu souvent / pas souvent
toujours / tout le temps / systematiquement / a chaque fois
jamais / a aucun moment
tous les jours / chaque jour / quotidiennement / une fois par jour
toutes les semaines / chaque semaine / une fois par semaine / hebdomadairement / 1 fois par semaine
tous les mois / chaque mois / une fois par mois / mensuellement / 1 fois par mois
tous les ans / chaque annee / une fois par an / annuellement / 1 fois par an
plusieurs fois par mois / quelques fois par mois
plusieurs fois par semaine / quelques fois par semaine
tres souvent / tres frequemment
insatisfait / non satisfait / pas satisfait / mecontent
satisfait / content
tres insatisfait / tres mecontent
plutot / assez
pas du tout / absolument pas / aucunement
tres / vraiment
tout a fait / totalement / entierement / completement / absolument
facile / aise / simple
difficile / dur / complique / pas facile
inutile / pas utile / sans utilite
utile / d'utilite
important / d'importance
mauvais / pas bon
favorable / pour
defavorable / oppose / contre / pas favorable
d'accord / accord
pas d'accord / en desaccord / desaccord
grand / important en taille
petit / de petite taille
cher / couteux / onereux
bon marche / pas cher / peu cher
proprietaire / proprietaire de mon logement
locataire / en location
centre-ville / centre ville / coeur de ville
campagne / milieu rural / zone rurale / espace rural
ville / milieu urbain / zone urbaine
probablement / sans doute
autre / autres / autre reponse / autre chose
aucun / aucune / aucun d'entre eux / aucune de ces reponses / aucun de ceux-ci / rien de tout cela / aucune de celles-ci
bouche-a-oreille / bouche a oreille
reseaux sociaux / medias sociaux
carte bancaire / carte bleue / carte de credit / cb
especes / liquide / argent liquide / cash
cadre / cadre superieur
ouvrier / travailleur manuel
baccalaureat / bac
universite / fac / faculte
college / enseignement secondaire premier cycle
mensonge / contre-verite
ennuyeux / barbant / lassant
heureux / joyeux / gai
triste / malheureux
fatigue / epuise
calme / tranquille / paisible
bruyant / plein de bruit
propre / nettoye
sale / malpropre
beau / joli
gratuit / sans frais
oui / affirmatif
non / negatif
environ / a peu pres
ordures / dechets / poubelles
boisson gazeuse / soda
pomme de terre / patate
legumes / produits maraichers
chauffage au gaz / gaz
chauffage electrique / electricite
paris et sa region / ile-de-france / region parisienne
collegue / collegue de travail
patron / employeur / chef d'entreprise
superieur hierarchique / superieur / chef / manager / responsable hierarchique
medias / moyens d'information
livraison a domicile / livre a domicile
sur internet / en ligne
jamais de la vie / jamais
augmente / en hausse
diminue / baisse / en baisse
reste stable / stable / inchange / n'a pas change / identique / pareil
`,
  en: `
too slow / not fast enough / not quick enough
too expensive / not cheap enough / costs too much / price too high / too dear
too small / not big enough / not large enough
too difficult / too hard / not easy enough / too complicated / not simple enough
too far / too far away / not close enough / not near enough
foot / on foot / walk / walked / i walked / walking / by foot
sport / play sport / do sport / play sports / do sports / practise sport
tenant / rent / renting / renter / i rent / rented
owner / own / i own / homeowner / owner-occupier / owning
slightly / a little / little / a bit / bit / a little bit
near / close to / close / nearby
far / distant / far away
lack of time / no time / not enough time
too expensive / price too high / costs too much / high price
location / place
car / automobile / auto / motor car / motorcar / private car
bike / bicycle / cycle / cycling / pushbike
foot / walk / walking
motorbike / motorcycle
underground / subway / tube / metro
train / rail / railway
plane / aeroplane / airplane / air / flying
taxi / cab / minicab
lorry / truck
television / tv / telly
internet / web / online / world wide web / websites / website
newspaper / paper / press / newspapers
mobile phone / cell phone / mobile / cellphone / smartphone / cellular phone
email / e-mail / electronic mail
computer / pc / personal computer
phone / telephone / phone call / telephone call / calls / phone calls
female / woman / women / lady
male / man / men / gentleman
single / unmarried / never married / not married
divorced / legally divorced
spouse / husband or wife
unemployed / out of work / jobless / without a job / not employed / looking for work / no job
self-employed / own account / freelance / freelancer / own boss / working for myself
retired / in retirement / pensioner
student / in full-time education / studying
employed / in work / working / in employment / in paid work
teacher / schoolteacher
doctor / physician
gp / general practitioner / family doctor
dentist / dental surgeon
friend / mate / pal / buddy
family / relatives / family members / relations
child / kid / kids / children
parents / mum and dad / mother and father / mom and dad
work / job
clothes / clothing / apparel / garments
food / groceries
home / house
flat / apartment
supermarket / grocery store
shop / store
holiday / vacation
autumn / fall
film / movie
football / soccer
rubbish / garbage / trash / waste
price / cost
money / finances
tax / taxation
medicine / medication
illness / sickness / disease
reading / read
cooking / cook
swimming / swim
running / jogging / run
dancing / dance
gardening / garden work
electricity / electric / electric heating
gas / gas heating / natural gas
oil / oil heating / heating oil
exercise / physical activity
lunch / midday meal
soft drink / soda / fizzy drink
alcohol / alcoholic drinks / alcoholic beverages
environment / the natural environment
safety / security
leisure / recreation
fast / quick / rapid / speedy
quickly / rapidly / fast
often / frequently / regularly
sometimes / occasionally / now and then / from time to time / now and again
rarely / seldom / hardly ever / not often / infrequently
always / all the time / every time / at all times
never / at no time / not ever
every day / daily / each day / once a day
every week / weekly / each week / once a week / 1 time a week
every month / monthly / each month / once a month
every year / yearly / annually / each year / once a year
several times a week / a few times a week
several times a month / a few times a month
very often / very frequently
dissatisfied / unsatisfied / not satisfied / unhappy / displeased
satisfied / content / happy / pleased / glad
very dissatisfied / very unhappy
fairly / somewhat / quite / rather / moderately
not at all / not in the least
completely / totally / entirely / fully / absolutely
easy / simple
difficult / hard / not easy
useless / not useful / of no use
important / of importance
bad / not good
average / so-so / middling
favour / support / in favour / for / favor / in favor
oppose / against / opposed / not in favour / not in favor
agree / in agreement
disagree / do not agree / don't agree / not agree
big / large
small / little
expensive / costly / dear
cheap / inexpensive / not expensive
owner / homeowner / home owner / own
tenant / renter / renting / rent
city centre / town centre / downtown / city center
countryside / rural area / country / rural
city / urban area / urban
likely / probable
unlikely / improbable / not likely
other / something else / others / another
none / none of these / none of the above / nothing / none of them
word of mouth / recommendation from a friend / by word of mouth
social media / social networks / social networking sites
credit card / by credit card
cash / coins and notes / notes and coins
manager / supervisor / boss / line manager
colleague / co-worker / coworker / workmate
university / college degree / uni
manual worker / blue-collar worker
lie / falsehood
boring / dull / tedious
sad / unhappy mood
tired / exhausted / fatigued
angry / mad / furious
calm / peaceful / quiet
noisy / loud
clean / tidy
dirty / unclean
beautiful / pretty
free / free of charge / at no cost
yes / affirmative
about / approximately
buy / purchase
begin / start
increased / gone up / risen
decreased / gone down / fallen / declined
stayed the same / unchanged / no change / remained the same / about the same
safe / not dangerous
unsafe / dangerous / not safe
media / news media
advertisement / advert / ad / advertising
delivery to home / home delivery
in person / face to face / face-to-face
couch / sofa
heating / central heating
petrol / gasoline / gas for car
biscuit / cookie
help / assistance
home / my home / my house / where live / house / where we live / our home
close / near / nearby / close by / not far / not far from
illegal / unlawful / against the law
legal / lawful
wealthy / rich
poor people / the poor
`,
}

/** Variants, folded, with the first word of their group. */
export function synonymsOf(lang: WordingLanguage): ReadonlyMap<string, string> {
  const known = maps.get(lang)
  if (known) return known
  const map = new Map<string, string>()
  for (const line of GROUPS[lang].trim().split('\n')) {
    const [first = '', ...variants] = line.split('/').map((part) => part.trim())
    for (const variant of [first, ...variants]) if (!map.has(variant)) map.set(variant, first)
  }
  maps.set(lang, map)
  return map
}

const maps = new Map<WordingLanguage, ReadonlyMap<string, string>>()

/** Words that do not tell two options apart. */
export const OPTION_FILLERS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: new Set(
    "le la les l' un une des du de d' en a au aux par avec sur dans chez pour mon ma mes votre vos je j' c' est suis ce une".split(
      ' ',
    ),
  ),
  en: new Set('the a an by in on at my our your with of i am it is to via through'.split(' ')),
}
