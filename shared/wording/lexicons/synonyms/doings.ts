import type { WordingLanguage } from '../../finding.ts'

/** Activities, reasons, places and times named twice, one group a line. */
export const SAME_DOINGS: Record<WordingLanguage, string> = {
  fr: `
sport / faire du sport / fais du sport / pratique du sport / pratiquer un sport / activité sportive / pratique sportive / activité physique
lecture / lire / la lecture / lire des livres
cinéma / aller au cinéma / films / voir des films
cuisine / cuisiner / faire la cuisine
jardinage / jardiner / faire du jardinage / s'occuper du jardin
voyage / voyager / faire des voyages
randonnée / randonner / marche en montagne
bricolage / bricoler / faire du bricolage
course à pied / courir / jogging / footing
natation / nager / piscine
dessin / dessiner
musique / écouter de la musique
danse / danser
gymnastique / gym
musculation / salle de musculation / salle de sport / fitness
football / foot
poterie / céramique
couture / coudre
photographie / photo
jeux vidéo / jouer aux jeux vidéo
promenade / balade / se promener
bénévolat / activité bénévole / être bénévole / volontariat
vacances / congés / en vacances / en congés
loisir / divertissement
travail / boulot / job
emploi / poste
restaurant / au restaurant / manger dehors
cantine / restaurant d'entreprise / restaurant collectif / self
crèche / établissement d'accueil du jeune enfant / multi-accueil
médiathèque / bibliothèque
hôpital / centre hospitalier / chu
urgences / service des urgences
maison de retraite / ehpad
gare / gare sncf
déchèterie / déchetterie
matin / matinée / le matin / dans la matinée
après-midi / dans l'après-midi
soir / soirée / en soirée / le soir
nuit / la nuit
midi / heure du déjeuner / pause déjeuner
semaine / en semaine / jours de semaine / jours ouvrés / du lundi au vendredi / jour de semaine
week-end / fin de semaine / samedi ou dimanche / le samedi ou le dimanche / samedi et dimanche
été / saison estivale / pendant l'été
hiver / saison hivernale
maintenant / en ce moment / actuellement
hier / la veille
manque de temps / pas le temps / par manque de temps / je n'avais pas le temps / je n'ai pas le temps / trop occupé / faute de temps / pas assez de temps
manque d'argent / pas les moyens / pas assez d'argent / faute d'argent / raisons financières / je n'en ai pas les moyens / difficultés financières / manque de moyens
manque d'envie / pas envie / manque de motivation / je n'en avais pas envie / pas motivé
manque d'information / pas informé / je n'étais pas au courant / je ne savais pas
trop loin / trop éloigné / distance trop grande / c'était trop loin / la distance / pas assez près / éloignement
près / proche / proximité / à côté / non loin / pas loin
loin / éloigné
mauvais temps / météo / intempéries / mauvaises conditions météo / la pluie
déménager / changer de logement / un déménagement
rester à mon poste / garder mon poste actuel / garder mon emploi / conserver mon poste
changer d'emploi / chercher un autre emploi / changer de travail / trouver un autre emploi
démissionné / démission / quitté de moi-même / j'ai quitté mon emploi
licencié / licenciement / renvoyé
fin de contrat / contrat terminé / mon contrat a pris fin / fin de cdd
à pied / marche
gratuitement / à titre gratuit / gracieusement / sans payer
livraison à domicile / livré à domicile / livraison chez moi
retrait en magasin / click and collect / drive / retrait sur place
à emporter / vente à emporter
acheter / achat / j'achète
emprunter / emprunt / j'emprunte
aide / assistance / soutien
renseignement / information
réclamation / plainte
accueil / réception
rendez-vous / rdv
attente / délai d'attente / temps d'attente / file d'attente / la queue
mensonge / contre-vérité
sécurité / sûreté
qualité / niveau de qualité
annuler / annulation / supprimer
fermer / fermeture
ouvrir / ouverture
réduire / diminuer / baisser / réduction
augmenter / accroître / relever / hausse
construire / bâtir
remplacer / remplacement
`,
  en: `
sport / play sport / do sport / practise sport / sports / sporting activity
exercise / physical activity / working out / keeping fit
reading / read / read books / reading books
cooking / cook / preparing meals
swimming / swim / go swimming
running / jogging / run / go running
dancing / dance
gardening / garden work / working in the garden
knitting / knit
painting / paint pictures
pottery / ceramics
photography / taking photos / taking pictures
hiking / rambling / hill walking / trekking
fishing / angling
shopping / going to the shops
gym / fitness centre / health club
listening to music / music
watching tv / watching television / television
playing video games / gaming / video games
volunteering / voluntary work / unpaid help / volunteer work
leisure / recreation
eating out / going to a restaurant / restaurant
canteen / cafeteria / staff restaurant / works canteen
takeaway / take-out / food to go / takeout
library / public library
hospital / infirmary
emergency department / accident and emergency / emergency room / casualty
care home / nursing home / residential home
station / railway station / train station
cinema / movie theater / movie theatre / picture house
toilet / lavatory / restroom / bathroom facilities / loo
lift / elevator
pavement / sidewalk / footpath
roadworks / road repairs
morning / before noon / in the morning / a.m.
afternoon / after lunch / in the afternoon
evening / in the evening / early evening
night / at night / overnight
midday / noon / lunchtime / 12 noon / lunch time
midnight / 12 midnight
weekday / monday to friday / during the week / week day / on a weekday / working days
weekend / saturday or sunday / at the weekend / saturday and sunday
yesterday / the day before today
now / at the moment / currently / at present
lack of time / no time / not enough time / too busy / i don't have time / i did not have time / not having time / short of time / i had no time
lack of money / not enough money / could not afford it / can't afford it / cannot afford it / money reasons / financial reasons / couldn't afford it / shortage of money
lack of interest / not interested / no interest / i am not interested / it does not interest me
lack of information / did not know about it / was not aware / unaware of it / i had not heard
too far / too far away / not close enough / not near enough / distance / the distance
near / close to / close / nearby / close by / not far / not far from
far / distant / far away
bad weather / the weather / poor weather / rain
moving house / moved home / change of address / moved house
stay in my job / keep my current job / stay where i am / keep my job / remain in my job
look for another job / change jobs / find a new job / find another job
end of contract / my contract ended / contract came to an end / contract expired
home delivery / delivery to home / delivered to my door / delivered to my home / delivery to my door
click and collect / collect in store / pick up in store / store pick-up
buy / purchase
borrow / take on loan
begin / start
end / finish / stop
cancel / call off
help / assistance / support
information / info
complaint / grievance
waiting time / length of the wait / the wait / wait / queue / queuing / waiting / time spent waiting / long wait
opening hours / opening times / hours of opening
staff / employees / personnel / members of staff
reception / front desk / reception desk
parking / car park
course / class
meeting / get-together
bed / in bed
location / place / where it is
appointment / booking
increase / raise / put up / raised
reduce / cut / lower / decrease / lowered
keep as it is / leave as it is / no change / leave unchanged / stay as it is / keep it as it is
close / shut / shut down / close down
scrap / abolish / do away with / get rid of
replace / substitute
`,
}
