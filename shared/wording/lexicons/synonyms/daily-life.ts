import type { WordingLanguage } from '../../finding.ts'

/** Moods, qualities, health, school, streets, buying and media named twice, one group a line. */
export const SAME_DAILY_LIFE: Record<WordingLanguage, string> = {
  fr: `
détendu / relaxé / relax / décontracté
inquiet / préoccupé / soucieux / anxieux
stressé / tendu / sous pression
en colère / fâché / furieux
surpris / étonné
effrayé / apeuré / j'ai eu peur
serein / confiant / tranquille
gêné / mal à l'aise / embarrassé
gentil / aimable / sympathique
poli / courtois
accueillant / chaleureux
agréable / plaisant
spacieux / vaste
exigu / trop petit
sombre / mal éclairé / pas assez de lumière / pas assez éclairé
trop bruyant / trop fort
clair / compréhensible / facile à comprendre
flou / pas clair / incompréhensible / confus / difficile à comprendre
abîmé / endommagé / en mauvais état
cassé / en panne / hors service / ne fonctionne pas / ne marche pas
complet / plus de place / plein
bon / en bon état / bon état
mauvais / en mauvais état / mauvais état
fade / sans goût / insipide
épicé / relevé
meilleur salaire / être mieux payé / salaire plus élevé / mieux payé
plus près de chez moi / trajet plus court
formation en ligne / e-learning / formation à distance / cours en ligne
lettre d'information / newsletter / bulletin d'information
application / appli / application mobile
chambre d'hôtes / chez l'habitant
gîte / location de vacances
camping / sous la tente
résidence secondaire / maison de vacances
prêt immobilier / crédit immobilier / emprunt immobilier
prêt / crédit / emprunt
aides sociales / allocations / prestations sociales
allocation chômage / indemnités chômage
réduction / remise / rabais / promotion
bon de réduction / coupon de réduction
remboursement / être remboursé
colis / paquet
lunettes / verres correcteurs
appareil auditif / aide auditive / audioprothèse
vaccin / vaccination / piqûre
hypertension / tension élevée / tension artérielle élevée
infarctus / crise cardiaque
avc / accident vasculaire cérébral / attaque cérébrale
opération / intervention chirurgicale / chirurgie
prise de sang / analyse de sang / bilan sanguin
somnifère / médicament pour dormir
antidouleur / médicament contre la douleur / antalgique
jardinerie / magasin de jardinage
d'occasion / de seconde main / déjà utilisé
fait maison / préparé à la maison
bio / biologique / issu de l'agriculture biologique
végétarien / sans viande
végétalien / végan
équitation / monter à cheval
tennis de table / ping-pong
chorale / chant choral
jeux de société / jeux de plateau
poussette / landau
devoirs / travail à la maison
récréation / récré / pause entre les cours
examen / épreuve
bourse / bourse d'études
car scolaire / bus scolaire / ramassage scolaire
maître / enseignant de l'école
carrefour / intersection / croisement
passage piéton / passage pour piétons
piste cyclable / voie cyclable / bande cyclable
lampadaire / réverbère / éclairage public
dépôt sauvage / décharge sauvage / dépôts d'ordures
déjections canines / crottes de chien / chiens qui salissent
cambriolage / vol avec effraction
vol / être volé
pompiers / sapeurs-pompiers
commissariat / poste de police
grève / arrêt de travail collectif
manifestation / défilé de protestation
actualités / infos / informations / journal télévisé
dessin animé / film d'animation
roman policier / polar
bande dessinée / bd
magazine / revue
livre numérique / ebook / livre électronique
livre audio / livre lu
essuyer / sécher au torchon
partir / quitter les lieux / sortir / sorti / quitté les lieux / m'en aller
serveur / garçon de café
cuisinier / chef cuisinier
jus d'orange / jus de fruit à l'orange
déçu / désappointé
rassuré / tranquillisé
isolé / esseulé
nourriture avariée / aliments périmés
temps libre / loisirs
conjoint décédé / veuf
argent de poche / allocation des parents
`,
  en: `
relaxed / at ease / calm / at rest
worried / anxious / concerned
stressed / tense / under pressure
surprised / astonished / amazed
frightened / scared / afraid
embarrassed / ashamed / awkward
kind / nice
polite / courteous / well-mannered
friendly / warm / welcoming
pleasant / agreeable / enjoyable
roomy / spacious
cramped / too small
dark / poorly lit / badly lit / not enough light / dim
clear / easy to understand / understandable
unclear / confusing / hard to understand / not clear / difficult to understand
damaged / in poor condition / in bad condition
broken / out of order / not working / does not work / faulty
full / no spaces left / fully booked / no places left
good / in good condition / good condition
fair / in fair condition
bland / tasteless / no taste
spicy / hot and spicy
better pay / higher salary / more money / higher pay / better salary
shorter commute / closer to home / nearer home
online course / e-learning / distance learning / online learning
newsletter / news bulletin by email
app / mobile app / application
guest house / bed and breakfast / b&b
camping / in a tent
holiday home / second home / holiday cottage
mortgage / home loan
loan / credit
benefits / welfare / state benefits / social security
discount / price reduction / money off
voucher / coupon
warranty / guarantee
refund / money back
parcel / package
shoes / footwear
glasses / spectacles
hearing aid / hearing device
vaccine / jab / vaccination / injection
flu / influenza
high blood pressure / hypertension
heart attack / cardiac arrest
operation / surgery
x-ray / radiography
painkiller / pain relief / pain relief tablets
sleeping pill / sleeping tablet
garden centre / plant nursery
bakery / baker's
butcher's / butcher / butcher shop
charity shop / thrift store / second-hand shop
second-hand / used / pre-owned
homemade / made at home
vegetarian / no meat / meat-free
table tennis / ping-pong
choir / choral singing
sketching / drawing
trainers / sneakers
backpack / rucksack
pram / pushchair / stroller / buggy
nappies / diapers
nursery school / preschool / pre-school
maths / mathematics
homework / work set to do at home
break / recess / break time
exam / test / examination
mark / grade
scholarship / grant / bursary
motorway / highway / freeway
crossroads / junction / intersection
petrol station / gas station / filling station
zebra crossing / pedestrian crossing / crosswalk
cycle path / cycle lane / bike lane
street light / lamp post / street lighting
fly-tipping / illegal dumping / dumped rubbish
dog mess / dog fouling / dog dirt
burglary / break-in
theft / stealing
fire brigade / fire service / firefighters
strike / industrial action
demonstration / protest / protest march
news / current affairs
cartoon / animation / animated film
crime novel / detective story / whodunit
comic / comic book
magazine / periodical
e-book / ebook / digital book
audiobook / talking book
rubbish bin / general waste bin / black bin
blond / fair / fair-haired
with milk / white
without milk / black
left / went away / went out / walked out
lonely / isolated
disappointed / let down
proof of address / address document
free time / spare time / leisure time
sunday roast / roast dinner on sunday
warm / cosy
skilled / competent / capable
rude / impolite / discourteous
helpful / obliging
short of staff / understaffed / not enough staff / too few staff
`,
}
