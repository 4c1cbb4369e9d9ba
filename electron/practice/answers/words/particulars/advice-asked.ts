/** Advice to people in a certain position, what one would change in somebody's place, and names for new places. */
export const adviceAsked = String.raw`
# thing!: (appel\w+|nom|baptis\w+|name[ds]?|call(ed)?)\b.*(bibliotheque|mediatheque|ecole|college|lycee|creche|salle|gymnase|stade|theatre|library|school|nursery|hall|gym|stadium|theatre|hospital|hopital)|(bibliotheque|mediatheque|ecole|college|lycee|creche|salle|gymnase|stade|theatre|library|school|nursery|hall|stadium|theatre|hospital|hopital)\b.*(quel nom|appel\w+|baptis\w+|name (would|should|do)|name it|call it|be called)
fr: Simone-Veil | la Passerelle | Marie-Curie | les Tilleuls | Victor-Hugo | le Phare | George-Sand | Joséphine-Baker | l’Étincelle | Jules-Verne
en: Simone Veil | The Footbridge | Marie Curie | The Limes | Jules Verne | The Lighthouse | Josephine Baker | The Spark | Victor Hugo | Open Pages
# thing!: (appel\w+|nom|baptis\w+|name[ds]?|call(ed)?)\b.*(cafe|bar|restaurant|epicerie|boutique|magasin|pub|shop|grocery|bakery|boulangerie)|(cafe|bar|restaurant|epicerie|boutique|magasin|pub|shop|grocery|bakery|boulangerie)\b.*(quel nom|appel\w+|baptis\w+|name (would|should|do)|name it|call it|be called)
fr: Le Bon Coin | Chez Nous | Le Trait d’union | Au P’tit Bonheur | La Tablée | Le Comptoir du village | Les Tilleuls | Chez Jeanne
en: The Meeting Place | Our Place | The Old Oak | The Kettle | The Village Table | Round the Corner | The Limes | Chez Jeanne
# thing!: (appel\w+|nom|baptis\w+|name[ds]?|call(ed)?)\b.*(rue|place|parc|jardin|square|pont|arret|station|terminus|gare|quartier|street|park|garden|bridge|stop|station|road|estate)|(rue|place|parc|jardin|square|pont|arret|station|terminus|gare|quartier|street|park|garden|bridge|stop|road)\b.*(quel nom|appel\w+|baptis\w+|name (would|should|do)|name it|call it|be called)
fr: Bout du Monde | les Cerisiers | Simone-Veil | la Source | le Moulin | les Quatre-Vents | Marie-Curie | le Vieux-Port | Belle-Vue
en: World’s End | Cherry Trees | Simone Veil | The Spring | The Mill | Four Winds | Marie Curie | Old Harbour | Bellevue
# thing!: (appel\w+|nom|baptis\w+|name[ds]?|call(ed)?)\b.*(chien|chat|poisson|cheval|bateau|dog|cat|fish|horse|boat|hamster|lapin|rabbit|poney|pony)\b.*
fr: Filou | Caramel | Gaston | Noisette | Ulysse | Praline | Moustache | Biscuit
en: Biscuit | Max | Caramel | Captain | Hazel | Ulysses | Poppy | Whiskers
# thing!: (appel\w+|nom|titre|baptis\w+|name[ds]?|title|call(ed)?)\b.*(journal|magazine|livre|film|bulletin|application|appli|association|equipe|groupe|newsletter|book|newspaper|app|club|team|band|association)|(journal|magazine|livre|film|bulletin|application|association|equipe|groupe|newsletter|book|newspaper|app|team|band)\b.*(quel (nom|titre)|appel\w+|baptis\w+|(name|title) (would|should|do)|name it|call it|be called)
fr: Le Lien | Ensemble | Pas à pas | Entre voisins | L’Écho | Un jour après l’autre | Le Fil | Côté rue
en: The Link | Together | Step by Step | Between Neighbours | The Echo | One Day at a Time | The Thread | Street Side
# advise: (premier salaire|premiere paie|first (wage|salary|pay ?cheque|pay ?slip|pay)|premier emploi|first job|debut~ dans la vie active|starts? (work|earning))
fr: mettez un peu de côté dès le premier mois | faites-vous plaisir une fois, puis tenez un budget | ne dépensez pas tout d’un coup | méfiez-vous des crédits faciles | gardez de quoi tenir trois mois | offrez quelque chose à ceux qui vous ont aidé | lisez bien la fiche de paie | payez le loyer avant le reste
en: put a little aside from the very first month | treat yourself once, then keep to a budget | do not spend it all at once | beware of easy credit | keep enough to last three months | buy something for those who helped you | read your payslip carefully | pay the rent before anything else
# advise: (appren~|learn~|debut~|start~|beginn~|parler|speak) + (langues?|anglais|espagnol|allemand|italien|francais|arabe|chinois|languages?|english|french|spanish|german|italian|arabic|chinese)
fr: parlez sans avoir peur des fautes | regardez des films avec les sous-titres | un quart d’heure par jour vaut mieux qu’une matinée par semaine | trouvez quelqu’un avec qui parler | apprenez des phrases plutôt que des listes de mots | allez dans le pays, si vous le pouvez | écoutez la radio, même sans tout comprendre | notez trois mots nouveaux chaque jour
en: speak without fear of mistakes | watch films with the subtitles on | a quarter of an hour a day beats one morning a week | find somebody to talk to | learn sentences rather than lists of words | go to the country if you can | listen to the radio, even if you miss half of it | write down three new words a day
# advise: (etranger|abroad|another country|autre pays|expatri~|emigrat~) + (part~|install~|viv~|demenag~|mov~|go~|liv~|travel~|settle)
fr: apprenez la langue avant de partir | gardez de quoi revenir | faites des copies de tous les papiers | allez-y d’abord quelques semaines | parlez aux gens de là-bas, pas seulement aux vôtres | renseignez-vous sur les soins et les impôts | appelez votre famille souvent
en: learn the language before you go | keep enough money to come back | make copies of all your papers | go for a few weeks first | talk to the people there, not just to your own | find out about health care and taxes | ring your family often
# advise: (quitt~|part~|leav~|mov~) + (ville|campagne|town|city|countryside|country) - etranger|abroad
fr: louez d’abord un an avant d’acheter | allez-y un mois de novembre | comptez deux voitures | vérifiez le médecin et l’école | regardez si Internet passe bien | prenez le temps de rencontrer les voisins | ne croyez pas que tout est moins cher
en: rent for a year before you buy | go there in November first | reckon with two cars | check the doctor and the school | see whether the internet works | take the time to meet the neighbours | do not think that everything is cheaper
# advise: (arret~|fum~|cigarette|tabac|quit|give up|stop) + (fumer|cigarette~|tabac|smok~|vap~)
fr: n’essayez pas sans aide, parlez-en au médecin | choisissez une date et tenez-la | bougez dès que l’envie arrive | comptez l’argent que vous gardez | évitez le café les premiers jours | ne vous découragez pas si vous craquez | prévenez les gens autour de vous
en: do not do it without help, talk to your doctor | choose a date and keep to it | go for a walk when the urge comes | count the money you save | go without coffee for the first few days | do not lose heart if you slip | tell the people around you
# advise: (adopt~|prendre|acheter|hesit~|get~|buy~|have) + (chien|chat|chiot|chaton|animal|dog|cat|puppy|kitten|pet|rabbit|lapin)
fr: pensez aux vacances avant de vous décider | allez voir dans un refuge | comptez les frais de vétérinaire | prenez-le seulement si vous êtes souvent à la maison | gardez celui d’un ami une semaine, pour voir | choisissez-le calme si le logement est petit | c’est pour quinze ans, réfléchissez bien
en: think of the holidays before you decide | go and look in a shelter | reckon with the vet’s bills | only do it if you are often at home | look after a friend’s for a week first | choose a calm one if your home is small | it is for fifteen years, so think it over
# advise: (chom~|perd~ .{0,12}(emploi|travail)|licenci~|recherche d'emploi|cherche~ .{0,10}(emploi|travail)|unemploy~|los(t|es|ing) .{0,10}jobs?|laid off|redundan~|out of work|job ?seek~|looking for work)
fr: ne restez pas à tourner en rond chez vous | parlez-en autour de vous, c’est comme ça qu’on trouve | faites valoir tous vos droits | gardez un rythme, levez-vous tôt | profitez-en pour vous former | n’ayez pas honte, ça arrive à tout le monde | acceptez un petit contrat pour redémarrer
en: do not sit around at home | tell people, that is how you find something | claim everything you are entitled to | keep to a rhythm and get up early | use the time to learn something | do not be ashamed, it happens to anyone | take a short contract to get going again
# advise: (divorc~|separ~|rupture|quitte~ (par|son|sa)|chagrin|split|break-?up|broken up|left by|heartbr~)
fr: laissez passer un peu de temps | entourez-vous, ne restez pas à ruminer | ne dites pas de mal de l’autre devant les enfants | prenez un avocat qui apaise | sortez, voyez des gens | ne décidez rien sous la colère
en: give it a little time | keep people around you | do not run the other one down in front of the children | find a lawyer who calms things | go out and see people | decide nothing while you are angry
# advise: (deuil|perdu (un|son|sa|quelqu)|mort d|decede~|veu(f|ve)|griev~|bereave~|lost (a|her|his|their|someone|somebody)|died|widow~)
fr: parlez de la personne, sans vous cacher | acceptez l’aide qu’on propose | prenez le temps qu’il faut | ne restez pas sans voir personne | écrivez ce que vous ressentez | laissez venir les larmes
en: talk about the person, do not hide it | accept the help people offer | take the time you need | do not go without seeing anyone | write down what you feel | let the tears come
# advise: (creer|monter|lancer|ouvrir|reprendre|start|set up|open|launch|take over) + (entreprise|boite|commerce|affaire|restaurant|magasin|compte|business|company|shop|restaurant|cafe|firm)
fr: faites bien vos comptes avant de signer | gardez une réserve pour les mauvais mois | parlez à ceux qui font ce métier | commencez petit | trouvez un bon comptable | choisissez bien l’emplacement | ne comptez pas vos heures, mais gardez un jour de repos
en: do your sums before you sign | keep a reserve for the bad months | talk to people in the trade | start small | find a good accountant | choose the place carefully | do not count the hours, but keep one day off
# advise: (telephone|internet|ordinateur|arnaque~|escroqu~|piratage|hameconnage|phishing|scams?|fraud~|cheat~|hack~|computer|online) + (conseil~|diri~|recommand~|advice|advise|tell|say|tips?)
fr: ne cliquez sur aucun lien inconnu | ne donnez jamais votre code | raccrochez et rappelez le vrai numéro | demandez à quelqu’un avant de payer | changez vos mots de passe | prenez votre temps, les escrocs pressent toujours
en: never click on a link you do not know | never give your code | hang up and ring the real number | ask somebody before you pay | change your passwords | take your time, crooks always hurry you
# advise: (permis|conduire|voiture d'occasion|acheter une voiture|vendre .{0,10}voiture|driving test|learner|used car|second-hand car|buy~ (a|their|his|her) (first )?car)
fr: faites venir quelqu’un qui s’y connaît | demandez le carnet d’entretien | essayez-la avant de payer | ne prenez pas la première venue | roulez beaucoup, avec quelqu’un de calme | comptez aussi l’assurance
en: take along somebody who knows about it | ask for the service book | try it before you pay | do not take the first one you see | drive a lot, with somebody calm | reckon with the insurance too
# advise: (entretien|embauche|cv|curriculum|candidat~|postul~|interview|job application|apply~)
fr: renseignez-vous sur la maison avant d’y aller | soyez à l’heure, même en avance | préparez deux ou trois questions | restez simple et souriant | ne mentez pas sur le CV | dormez bien la veille
en: find out about the company before you go | be on time, early even | have two or three questions ready | keep it simple and smile | do not lie on your CV | sleep well the night before
# advise: (voisin~|bruit~|disput~|conflit~|neighbou?r~|noise|noisy|quarrel|argument) + (que faire|conseil~|diri~|advice|advise|tell|say)
fr: allez lui parler, calmement | proposez un café avant de vous fâcher | laissez un mot gentil | choisissez le bon moment | passez par le gardien | gardez votre sang-froid
en: go and talk to them, calmly | offer a coffee before you get angry | leave a friendly note | choose the right moment | go through the caretaker | keep your temper
# advise: (regime|maigrir|poids|mincir|lose weight|diet|get fit|se remettre au sport|forme)
fr: marchez tous les jours | ne supprimez pas tout d’un coup | mangez à table et sans écran | fixez-vous un petit but | buvez de l’eau | trouvez un ami pour y aller ensemble
en: walk every day | do not cut everything out at once | eat at the table without a screen | set yourself a small goal | drink water | find a friend to go with
# advise: (region|ville|commune|village|pays|france|coin|town|city|country|area) + (premiere fois|visit~|decouvr~|passage|touriste~|etranger~|s'arrete|first time|visit~|discover~|come~|tourist~|stopping)
fr: venez hors saison | allez au marché le samedi | mangez où vont les gens d’ici | montez au point de vue, le soir | quittez la route principale | prenez le temps de parler aux habitants | goûtez le fromage du coin
en: come out of season | go to the Saturday market | eat where the locals eat | climb up to the viewpoint in the evening | leave the main road | take the time to talk to people | try the local cheese
# advise: (aidant~|parents? age~|malade|handicap~|caring for|carer|look~ after .{0,20}(parent|mother|father|relative)|dement~|alzheimer~)
fr: demandez de l’aide avant d’être à bout | gardez du temps pour vous | renseignez-vous sur vos droits | partagez la charge avec la famille | trouvez un groupe de parole | acceptez de ne pas tout réussir
en: ask for help before you are worn out | keep some time for yourself | find out what you are entitled to | share the load with the family | find a group to talk to | accept that you cannot do it all
# advise: (grandes? surfaces|supermarches?|magasins?|enseignes?|supermarkets?|shops?|stores?|retailers?) + (message|dire|diri~|conseil~|tell|say|advice)
fr: baissez les prix des produits de base | payez mieux les producteurs | arrêtez les fausses promotions | gardez de vraies caissières | moins d’emballages, s’il vous plaît | affichez clairement d’où ça vient | donnez au lieu de jeter
en: bring down the price of basic things | pay the growers better | stop the fake offers | keep real people at the tills | use less packaging, please | say clearly where it comes from | give it away rather than bin it
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable|directeur|directrice)\b.*(hopital|clinique|urgences|hospital|clinic|surgery|health (service|centre)).*
fr: plus d’infirmières par service | moins de papiers pour les soignants | de meilleurs salaires | des repas corrects | un accueil qui explique l’attente | des chambres à un lit | la parole aux équipes
en: more nurses on each ward | less paperwork for the staff | better pay | decent meals | somebody at the desk to explain the wait | single rooms | a real say for the staff
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable|directeur|directrice)\b.*(cantine|repas scolaires?|restaurant scolaire|school meals?|canteen|school dinners?).*
fr: des produits frais cuisinés sur place | un plat sans viande chaque jour | plus de temps pour manger | moins de bruit dans la salle | des portions à la taille de chacun | des fruits de saison | le pain de la boulangerie d’à côté
en: fresh food cooked on the spot | one meatless dish every day | more time to eat | less noise in the hall | portions to suit each child | fruit in season | bread from the local bakery
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable|directeur|directrice|ministre|minister)\b.*(ecole|college|lycee|education|school|headteacher|head teacher|principal).*
fr: des classes plus petites | moins de devoirs à la maison | plus de sport et de sorties | un vrai suivi de ceux qui décrochent | des toilettes propres | des cours de cuisine et de bricolage | des journées plus courtes
en: smaller classes | less homework | more sport and outings | real help for those who fall behind | clean toilets | cookery and woodwork lessons | shorter days
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable|directeur|directrice)\b.*(transports?|bus|train|trains|sncf|metro|reseau|railway|railways|bus (company|network)|tram).*
fr: plus de bus le soir | des trains à l’heure | des tickets moins chers | des lignes vers les villages | des arrêts abrités | une information claire en cas de retard | des rames plus propres
en: more buses in the evening | trains that run on time | cheaper tickets | lines to the villages | stops with a shelter | clear information when there is a delay | cleaner carriages
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable|directeur|directrice|patron|boss)\b.*(entreprise|societe|usine|bureau|patron|travail|company|firm|business|factory|office|boss|workplace).*
fr: de meilleurs salaires pour les plus bas | des horaires plus souples | moins de réunions | des chefs qui écoutent | une vraie salle de pause | la semaine de quatre jours | une part des bénéfices pour tous
en: better pay at the bottom | more flexible hours | fewer meetings | managers who listen | a proper break room | a four-day week | a share of the profits for all
# wish!: (si vous (etiez|dirigiez|pouviez)|a la (tete|place)|if you (were|ran|headed|managed|could)|maire|mayor|council)\b.*(rue|quartier|street|road|neighbou?rhood|place du village|square)\b.*
fr: des trottoirs plus larges | moins de voitures | des arbres et des bancs | un meilleur éclairage | des ralentisseurs | des places pour se garer | une rue plus propre | des façades repeintes
en: wider pavements | fewer cars | trees and benches | better lighting | speed bumps | somewhere to park | a cleaner street | the fronts repainted
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|maire|mayor)\b.*(maire|mairie|commune|ville|village|mayor|town|city|council).*
fr: des trottoirs en bon état | un centre plus vivant | un médecin de plus | des bus le soir | une piscine qui reste ouverte | des arbres sur la place | moins d’impôts locaux | un lieu pour les jeunes
en: pavements in good repair | a livelier centre | another doctor | buses in the evening | a pool that stays open | trees on the square | lower local taxes | somewhere for the young
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed))\b.*(ministre|president|presidente|gouvernement|minister|president|government|country|pays).*
fr: des salaires plus justes | l’argent vers les hôpitaux et les écoles | moins de privilèges pour les élus | des démarches plus simples | un impôt plus juste | des trains partout | un logement pour tous
en: fairer wages | money for hospitals and schools | fewer privileges for those at the top | simpler paperwork | a fairer tax | trains everywhere | a home for everybody
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable)\b.*(bibliotheque|mediatheque|musee|cinema|theatre|piscine|gymnase|club|library|museum|cinema|theatre|pool|gym|club|leisure centre).*
fr: des horaires plus larges | des prix plus bas | des soirées pour tous les âges | un coin café | plus de place pour les enfants | l’ouverture le dimanche | des ateliers gratuits
en: longer opening hours | lower prices | evenings for all ages | a corner with coffee | more room for children | Sunday opening | free workshops
# wish!: (si vous (etiez|dirigiez)|a la (tete|place)|if you (were|ran|headed|managed)|responsable)\b.*(immeuble|residence|syndic|bailleur|logements?|building|landlord|housing|block of flats|estate).*
fr: des réparations plus rapides | une entrée plus propre | des charges expliquées | une meilleure isolation | un local à vélos | un gardien sur place | des murs qui laissent passer moins de bruit
en: quicker repairs | a cleaner entrance | service charges that are explained | better insulation | a bike store | a caretaker on the spot | walls that let less noise through
# wish: (attend\w*|esper\w*|souhait~|expect\w*|hope\w*|want) + (syndic|bailleur|proprietaire|copropriete|landlord|managing agent|housing association)
fr: des réparations rapides | des charges expliquées clairement | quelqu’un qui répond au téléphone | un immeuble mieux entretenu | qu’il agisse contre le bruit | un ascenseur qui marche | des travaux annoncés à temps
en: quick repairs | service charges that are clearly explained | somebody who answers the phone | a building that is looked after | action against noise | a lift that works | notice before any works
`
