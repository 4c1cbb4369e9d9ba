import type { WordingLanguage } from '../../finding.ts'

/** Transport, homes, energy, media, money and food named twice, one group a line. */
export const SAME_THINGS: Record<WordingLanguage, string> = {
  fr: `
voiture / automobile / auto / bagnole / véhicule personnel / voiture personnelle / voiture particulière / véhicule particulier / en voiture
vélo / bicyclette / bicloune / deux-roues sans moteur
vélo électrique / vélo à assistance électrique / vae
pied / marche / marche à pied / marchant / à pied
moto / motocyclette / deux-roues motorisé
bus / autobus
autocar / car
métro / métropolitain
tramway / tram
train / chemin de fer / rail / voie ferrée
avion / voie aérienne
taxi / vtc ou taxi
trottinette électrique / trottinette à moteur / edp
covoiturage / voiture partagée entre particuliers / partage de voiture
transports en commun / transports publics / transport collectif / transports collectifs
internet / web / net / toile / en ligne / ligne / sites internet / sites web / site web / site internet / par internet
télévision / télé / tv / petit écran / poste de télévision
radio / poste de radio
presse / presse écrite / journaux / journal / dans le journal
téléphone portable / portable / mobile / téléphone mobile / smartphone / téléphone cellulaire
téléphone fixe / fixe / ligne fixe
courriel / email / mail / e-mail / mél / courrier électronique / message électronique
sms / texto / message texte / message sur mon téléphone / minimessage
courrier / lettre / poste / voie postale / courrier postal / par la poste
ordinateur / pc / micro-ordinateur
téléphone / appel téléphonique / coup de téléphone / appel
visioconférence / visio / vidéoconférence / appel vidéo
réseaux sociaux / médias sociaux
bouche-à-oreille / bouche à oreille / un proche m'en a parlé / un ami m'en a parlé / par un ami / par des amis / recommandation d'un proche
affiche / affichage / panneau d'affichage
prospectus / dépliant / tract / brochure
publicité / pub / réclame / annonce publicitaire
médias / moyens d'information
version papier / sur papier / version imprimée / imprimé / format papier / en version imprimée
numérique / version numérique / dématérialisé / version électronique
appartement / appart
maison individuelle / pavillon / maison / villa
logement / habitation / domicile
hlm / logement social
locataire / en location / location / loue / loue logement / je loue mon logement / vous louez votre logement
propriétaire / propriétaire de mon logement / possède logement / vous possédez votre logement
logé gratuitement / hébergé gratuitement / hébergé à titre gratuit / logé à titre gratuit
loge / hébergé
colocation / logement partagé / en colocation
chez moi / chez nous / mon domicile / ma maison / mon logement / à domicile / à la maison
bureau / lieu de travail / au travail / sur mon lieu de travail / dans les locaux de l'entreprise / sur site / dans mon entreprise
télétravail / travail à domicile / en télétravail / travail à distance / à distance
cave / sous-sol
grenier / combles
rez-de-chaussée / de plain-pied / niveau de la rue
canapé / sofa / divan
réfrigérateur / frigo
poubelle / ordures ménagères / ordures / déchets / bac à ordures
jeter / je jette / poubelle / mets poubelle / je les mets à la poubelle / à la poubelle / je jette à la poubelle
donner / je donne / don / fais don / j'en fais don / faire don
réparer / fais réparer / réparation / faire réparer
vendre / je vends / revendre / vente
électricité / électrique / chauffage électrique / radiateurs électriques
gaz / gaz de ville / gaz naturel / chauffage au gaz
fioul / mazout / fuel / fioul domestique
bois / poêle à bois / chauffage au bois / bûches
panneaux solaires / panneaux photovoltaïques / énergie solaire / solaire / photovoltaïque
essence / sans plomb
gazole / diesel / gasoil
robinet / eau du robinet / eau courante
supermarché / grande surface
épicerie / supérette / petit commerce de quartier / commerce de proximité
marché / étals du marché
argent / finances
prix / tarif / coût
impôt / taxe
carte bancaire / carte bleue / carte de crédit / cb / par carte
espèces / liquide / argent liquide / cash / en liquide / pièces et billets
virement / virement bancaire
prélèvement / prélèvement automatique
salaire / rémunération / paie / paye
épargne / économies
médicament / remède
maladie / affection / malade / j'étais malade / raisons de santé / problème de santé / souci de santé
vêtement / habillement / habit / fringues
nourriture / alimentation / aliment / alimentaire
viande de boeuf / boeuf
volaille / poulet ou dinde
boisson gazeuse / soda
alcool / boisson alcoolisée
pomme de terre / patate
légumes / produits maraîchers
glace / crème glacée
biscuit / gâteau sec
déjeuner / repas de midi / à midi
dîner / repas du soir
petit-déjeuner / repas du matin / petit déjeuner
goûter / collation de l'après-midi
eau gazeuse / eau pétillante
chien / toutou
lapin / lapin domestique
centre-ville / centre ville / coeur de ville / hypercentre
campagne / milieu rural / zone rurale / espace rural / en zone rurale
ville / milieu urbain / zone urbaine / agglomération
banlieue / périphérie de la ville / couronne urbaine
paris et sa région / île-de-france / région parisienne
bord de mer / littoral / côte / à la mer
montagne / en altitude
forêt / bois et forêts
bruit / nuisances sonores / le bruit / trop bruyant / pollution sonore
circulation / trafic / circulation automobile / embouteillages / bouchons / trop de voitures / trafic routier
stationnement / parking / places de parking / manque de places de parking / manque de stationnement / difficulté à se garer / problèmes de stationnement
propreté / saleté / malpropreté / déchets par terre / rues sales
insécurité / délinquance / criminalité / sécurité
pollution de l'air / mauvaise qualité de l'air / air pollué
environnement / protection de l'environnement / écologie
santé / système de santé
éducation / enseignement
obsèques / funérailles
inhumation / enterrement / être enterré / mise en terre / être inhumé
crémation / incinération / être incinéré
`,
  en: `
car / automobile / auto / motor car / motorcar / private car / by car / drive / driving / i drive / own car
bike / bicycle / cycle / cycling / pushbike / cycled / i cycle / by bike
foot / walk / walking / on foot / i walked / by foot / walked
motorbike / motorcycle
bus / omnibus
coach / long-distance bus
underground / subway / tube / metro
tram / streetcar / trolley / light rail
train / rail / railway / by train
plane / aeroplane / airplane / air / flying
taxi / cab / minicab / by taxi
lorry / truck
van / minivan
public transport / public transportation / mass transit / public transit
lift share / car sharing / car pooling / carpool / shared car / car share
television / tv / telly / on tv / tv set
internet / web / online / world wide web / website / on the internet / over the internet
newspaper / paper / press / the press / newspapers
mobile phone / cell phone / mobile / cellphone / smartphone / cellular phone
landline / home phone / fixed line
email / e-mail / electronic mail
text message / sms / text / by text
letter / post / by post / mail / by mail / by letter / postal mail
computer / pc
laptop / notebook computer
tablet / ipad or other tablet
phone / telephone / phone call / telephone call / call / by phone
video call / video conference / zoom call / videoconference
in person / face to face / face-to-face
social media / social networks / social networking sites
word of mouth / recommendation from a friend / by word of mouth / friend told me / a friend told me / from a friend / recommended by a friend / someone told me
poster / billboard / hoarding
leaflet / flyer / brochure / pamphlet
advertisement / advert / ad / advertising / commercial
media / news media
print / on paper / printed / paper copy / hard copy / printed copy / in print
digital / electronic / electronic copy
flat / apartment
house / detached house
bungalow / single-storey house
home / my home / my house / where i live / where we live / our home / at home / from home / working from home / remotely / remote
office / at the office / workplace / place of work / at work / at my workplace / my workplace / on site / my employer's premises
shared house / house share / flat share / shared accommodation
council housing / social housing / rent from the council
rent-free / living rent free / without paying rent
basement / cellar
loft / attic
ground floor / street level
hallway / hall / corridor
garden / yard / back yard / backyard
sofa / couch / settee
fridge / refrigerator
tap / faucet / tap water / water from the tap
rubbish / garbage / trash / waste / litter / rubbish on the ground / refuse / dropped rubbish
throw away / put in the bin / bin / throw out / discard / throw in the bin / bin it / throw it away / put it in the bin
give away / donate / give to charity / give to someone
keep / hold on to
sell / put up for sale
repair / fix / mend / get it repaired / have it repaired
electricity / electric / electric heating / mains electricity
gas / gas heating / natural gas / mains gas / piped gas
oil / oil heating / heating oil / fuel oil
wood / log burner / wood burner / wood stove / logs
solar / solar panels / photovoltaic panels / solar power
petrol / gasoline / gas for car
supermarket / grocery store / superstore
shop / store
corner shop / convenience store / local shop
greengrocer / fruit and vegetable shop
market / market stall
money / finances
tax / taxation
price / cost
cash / coins and notes / notes and coins / banknotes and coins / in cash
cheque / check
credit card / by credit card
bank transfer / wire transfer / electronic transfer
salary / wages / pay / earnings
savings / money put aside
medicine / medication
clothes / clothing / apparel / garments
food / groceries
lunch / midday meal
dinner / supper / evening meal
breakfast / morning meal
soft drink / soda / fizzy drink / pop
alcohol / alcoholic drinks / alcoholic beverages
sweets / candy
biscuit / cookie
crisps / potato chips
chips / french fries / fries
sparkling water / fizzy water
still water / non-sparkling water
ice cream / ices
beef / meat from cattle
rabbit / bunny
dog / canine
cat / feline
holiday / vacation
autumn / fall
film / movie
football / soccer
city centre / town centre / downtown / city center
countryside / rural area / country / rural / village or countryside
city / urban area / urban
suburb / suburbs / outskirts / suburban area / edge of town
seaside / coast / by the sea / beach
forest / woods / woodland
noise / noise nuisance / noise pollution / loud noise
traffic / too many cars / congestion / traffic jams / road traffic / heavy traffic
parking / lack of parking / parking spaces / not enough parking / car parking / finding a parking space
crime / criminality / lawbreaking
speeding / cars going too fast / speed of traffic / fast traffic
air pollution / poor air quality / dirty air / polluted air
environment / natural environment
safety / security
heating / central heating
funeral / burial service
burial / grave / burial in a grave / being laid to rest in a grave / being buried / interment / laid to rest / buried
cremation / being cremated / cremated
lie / falsehood
`,
}
