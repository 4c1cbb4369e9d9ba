/** Public matters and what people say about them, in French; the format is that of topics-life-fr.ts. */
export const topicsPublicFr = `
# vote* voter votent election* abstention* urne* referendum*
mind: le devoir | l’isoloir | les promesses | la démocratie | le dimanche | la déception
good: c’est notre seule façon de peser | des gens se sont battus pour ce droit
bad: on vote et rien ne change | les promesses ne sont pas tenues
why: les gens ne croient plus aux promesses | ils pensent que leur voix ne change rien | les élus se sont éloignés des gens | aucun candidat ne leur plaît | ils sont dégoûtés de la politique | on ne les écoute pas entre deux élections
wish: le vote blanc compté pour de bon | des élus plus proches des gens | plus de consultations
advice: votez, même blanc | lisez les programmes | parlez-en autour de vous
tale: + j’ai dépouillé des bulletins avec mes voisins | - le bureau avait changé sans qu’on le sache
# politique* gouvernement* president* ministre* depute* macron democratie elu elus senat assemblee parti partis
mind: les promesses | les mensonges | le pouvoir | les impôts | les disputes | le débat | la déception
good: il en faut bien pour décider | certains travaillent pour de vrai
bad: ils ne tiennent pas leurs promesses | ils vivent loin des gens
why: ils vivent loin des gens | on ne les croit plus | ils ne pensent qu’à la prochaine élection
wish: des élus qui écoutent | moins de privilèges | des comptes clairs | plus de consultations
advice: écoutez les gens | venez vivre un mois avec un petit salaire | tenez vos promesses
tale: + un élu est venu voir notre rue après ma lettre | - j’ai écrit deux fois sans réponse
# ~ maire* mairie municipal* conseil-municipal
mind: l’écharpe | les travaux | le mariage | les papiers | la proximité | le budget
good: on peut lui parler | on est bien reçu à la mairie
bad: tout se décide sans nous | les travaux n’en finissent pas
why: il connaît les gens | le budget est serré | l’État donne moins aux communes
wish: des réunions publiques | des rues plus propres | plus de places de crèche
advice: venez sur le marché écouter les gens | écoutez ceux qui n’ont pas voté pour vous
tale: + la mairie m’a répondu en deux jours | - on m’a envoyé de bureau en bureau
# service-public services-publics administrati* prefecture* demarche* guichet* formulaire* caf poste fonctionnaire* papiers
mind: l’attente | les papiers | le guichet | la lenteur | les formulaires | l’égalité | un ticket à la main
good: tout le monde y a droit | les agents font ce qu’ils peuvent
bad: on n’a plus personne en face | il faut tout faire par Internet | l’attente est trop longue
why: on a fermé les guichets | on manque d’agents | tout est passé sur Internet
wish: plus de guichets | quelqu’un qui répond au téléphone | des formulaires plus simples | des horaires plus larges
advice: gardez une copie de tout | allez-y tôt le matin | demandez un rendez-vous
tale: + ma carte d’identité était prête en une semaine | + la dame du guichet a rempli le dossier avec moi | + on m’a rappelé le jour même, je n’y croyais pas | + les impôts m’ont remboursé sans que je demande | + à la mairie, tout était réglé en cinq minutes | - on m’a demandé trois fois le même papier | - j’ai attendu deux heures pour une signature
# impot* taxe* fisc tva
mind: la feuille d’impôts | la solidarité | l’injustice | la fraude | les hôpitaux | le portefeuille
good: ils paient les écoles et les hôpitaux | il faut bien que chacun contribue
bad: ce sont toujours les mêmes qui paient | on ne sait pas où va l’argent
why: les plus riches y échappent | l’État dépense trop | il faut payer les services publics
wish: des impôts plus justes | moins de niches pour les plus riches | des comptes que tout le monde peut lire
advice: déclarez tout | gardez les justificatifs
tale: + on m’a accordé un délai sans histoire | - une erreur a mis un an à se régler
# prix inflation pouvoir-d'achat salaire* smic revenu* pauvre* pauvrete riche* inegalite* misere
mind: les fins de mois | les courses | l’injustice | le caddie | la colère | le découvert
good: il y a encore des aides | on apprend à faire attention
bad: tout augmente sauf les salaires | on se prive pour les petites choses
why: les salaires ne suivent pas | les grandes entreprises gardent tout | l’énergie a augmenté | les aides ne vont pas aux bonnes personnes
wish: de meilleurs salaires | des prix bloqués sur le nécessaire | un impôt sur les grandes fortunes
advice: comparez tout | faites vos comptes chaque semaine | demandez les aides auxquelles vous avez droit
tale: + j’ai eu une prime inattendue | - j’ai laissé des articles à la caisse
# chomage chomeur* licenci* embauche* entretien
mind: l’angoisse | les lettres sans réponse | la honte | l’attente | la formation
good: on est aidé un moment | ça laisse le temps de se former
bad: on vous traite comme un numéro | on ne répond même pas aux lettres
why: les entreprises partent ailleurs | il n’y a pas de formation adaptée | on ne veut plus des plus de cinquante ans
wish: de vraies formations | des réponses aux candidatures | un accompagnement humain
advice: parlez-en autour de vous | faites relire votre lettre | ne restez pas sans rien faire
tale: + j’ai trouvé par une connaissance | - j’ai envoyé cent lettres
# securite insecurite police* policier* gendarme* delinquance violence* crime* vol vols cambriol*
mind: l’ordre | la peur | l’uniforme | les contrôles | la protection | la nuit
good: on a besoin d’eux | leur présence rassure
bad: ils arrivent trop tard | on ne se sent pas en sécurité le soir
why: il n’y a pas assez de policiers sur le terrain | les jeunes sont laissés à eux-mêmes | la justice est trop lente | la drogue est partout
wish: plus de policiers à pied | des rues mieux éclairées | des éducateurs
advice: fermez bien chez vous | ne rentrez pas seul tard | prévenez les voisins
tale: + les gendarmes ont retrouvé mon vélo | - on a forcé ma porte en plein jour
# justice prison* juge* tribunal proces loi lois
mind: la balance | la lenteur | l’injustice | le tribunal | la prison | l’égalité
good: elle protège les plus faibles | elle est la même pour tous sur le papier
bad: elle est trop lente | elle n’est pas la même pour tous
why: on manque de juges | les prisons sont pleines | tout prend des années
wish: des délais plus courts | des peines plus utiles | plus de juges
advice: faites-vous aider par un avocat | gardez toutes les preuves
tale: + le conciliateur a tout réglé en une heure | - le dossier a traîné trois ans
# immigr* etranger* migrant* refugie* frontiere*
mind: l’exil | l’accueil | le courage | les frontières | la peur | la richesse des cultures
good: ils font des métiers que personne ne veut | on s’enrichit des autres
bad: l’accueil est mal organisé | ça crée des tensions
why: il y a des guerres | les gens fuient la misère | on ne sait pas les accueillir
wish: un vrai accueil | des règles claires | des cours de français
advice: apprenez la langue | allez vers les gens
tale: + une famille est arrivée dans la rue et tout le monde a aidé | - les papiers ont pris des années
# europe europeen* union-europeenne bruxelles
mind: la paix | l’euro | Bruxelles | les règles | les voyages | l’Allemagne
good: elle a apporté la paix | on voyage sans frontières
bad: c’est loin de nous | il y a trop de règles
why: les gens n’y comprennent rien | elle est trop loin | elle apporte la paix
wish: des règles plus simples | une défense commune | plus de social
advice: intéressez-vous à ce qu’elle finance près de chez vous
tale: + mon fils a étudié un an à Madrid
# guerre* paix armee militaire* ukraine terroris*
mind: la peur | la mort | les images du journal | les enfants | mon grand-père | l’absurdité
good: il faut bien se défendre | on a la chance de vivre en paix
bad: ce sont toujours les civils qui paient | ça coûte des fortunes
why: les dirigeants veulent plus de pouvoir | c’est une affaire d’argent | on n’apprend rien du passé
wish: la paix | plus de dialogue | des dirigeants raisonnables
advice: écoutez les anciens | ne croyez pas tout ce qu’on raconte
tale: mon grand-père en parlait peu
# climat* rechauffement canicule* environnement ecolog* planete pollution pollu* carbone
mind: la chaleur | les incendies | la sécheresse | l’avenir des enfants | l’urgence | les ours blancs | l’impuissance
good: on commence enfin à agir | les jeunes sont motivés
bad: on demande toujours aux mêmes de faire des efforts | c’est déjà tard
why: on consomme trop | les gros pollueurs ne sont pas punis | on pense au court terme | les solutions coûtent cher
wish: des aides pour isoler | plus de trains | des règles pour les gros pollueurs | plus d’arbres en ville
advice: commencez par un petit geste | prenez moins la voiture | isolez avant de chauffer
tale: + on a planté une haie avec les voisins | - il a fait quarante degrés dans la chambre
# dechet* ordures gaspill* tri trier recycl* plastique* emballage* consigne* bouteille* bocal bocaux verre poubelle*
mind: le tri | le plastique | la mer | les bacs jaunes | le bruit du verre | le gaspillage | l’odeur
good: c’est un petit geste | ça évite de jeter | les enfants s’y mettent
bad: c’est compliqué de savoir quoi mettre où | il faut de la place pour stocker
why: il y a trop d’emballages | les consignes changent d’une ville à l’autre | on a pris l’habitude de tout jeter
wish: une consigne partout | moins d’emballages | des bacs plus proches | une machine simple et rapide
advice: rincez et gardez un sac à part | achetez en vrac | regardez les consignes de votre ville
tale: + ma grand-mère rapportait les bouteilles vides et me laissait la pièce | enfant, je rapportais les bouteilles à l’épicerie | - la machine était pleine et j’ai tout remporté | j’ai mis ma dernière bouteille dans le bac à verre
# energie* electricite chauffage* nucleaire eolien* solaire* gaz petrole
mind: la facture | l’hiver | les centrales | le soleil | le vent | le froid
good: on produit sur place | ça fait baisser la facture
bad: les prix ont explosé | on chauffe dehors
why: les prix ont explosé | les logements sont mal isolés | on dépend trop de l’étranger
wish: des aides pour isoler | des prix fixes | plus de solaire
advice: baissez d’un degré | coupez les veilles | isolez d’abord
tale: + l’isolation a divisé la facture par deux | - la chaudière est tombée en panne en janvier
# eau secheresse robinet
mind: la soif | la mer | la vie | la douche | le robinet | la sécheresse
good: elle est bonne au robinet | on en a toujours
bad: elle a un goût | on la gaspille
why: il ne pleut plus assez | on en gaspille trop | les tuyaux fuient
wish: des tuyaux réparés | des récupérateurs de pluie
advice: prenez des douches courtes | récupérez l’eau de pluie
tale: - on a été coupés deux jours en août
# agricul* agriculteur* paysan* ferme* pesticide* bio viande vegetari* elevage alimentation
mind: les champs | le tracteur | les vaches | le travail dur | la terre | le marché | la santé
good: ils nous nourrissent | c’est meilleur quand ça vient d’à côté
bad: ils travaillent trop pour ce qu’ils gagnent | c’est trop cher pour beaucoup
why: les grandes surfaces paient trop peu | les normes changent sans arrêt | c’est trop cher | les gens se soucient de leur santé
wish: un prix juste pour les producteurs | du local à la cantine | moins de pesticides
advice: achetez au producteur | mangez de saison
tale: + j’ai visité une ferme avec les petits | - le champ d’à côté a été traité un jour de vent
# voiture* covoitur* autopartage auto automobile* conduire permis essence carburant vitesse circulation bouchon* stationnement parking*
mind: la liberté | l’essence | les bouchons | le garage | la pollution | la route | le prix
good: sans elle, on ne peut rien faire ici | on part quand on veut
bad: ça coûte une fortune | on perd du temps dans les bouchons | on ne sait plus où se garer
why: il n’y a pas d’autre moyen ici | les transports ne suivent pas | le carburant est trop cher | les voitures électriques coûtent trop cher
wish: des parkings à l’entrée de la ville | une aide pour changer de voiture | plus de bus
advice: partez tôt | faites du covoiturage | levez le pied
tale: + un inconnu s’est arrêté pour m’aider à changer une roue | - la batterie m’a lâché un matin de gel
# bus train trains metro tram transport* deplacement* trajet* sncf gare
mind: le retard | la foule | la carte | l’attente | la lecture | la grève | le paysage
good: on peut lire pendant le trajet | ça évite les bouchons
bad: il y a trop de retards | il n’y a plus rien après vingt heures | c’est trop cher
why: on a fermé des lignes | les billets sont trop chers | ça ne passe pas assez souvent
wish: des passages plus fréquents | des billets moins chers | des bus le soir
advice: regardez l’horaire la veille | prenez l’abonnement
tale: + le contrôleur m’a trouvé une place | - le train est resté deux heures en pleine voie
# velo velos trottinette* cycliste* piste piste-cyclable cyclable*
mind: l’air frais | le casque | la pluie | le vol | la liberté | le danger
good: c’est bon pour la santé | on arrive à l’heure
bad: c’est dangereux sans piste | on se les fait voler
why: les routes sont dangereuses | les voitures ne font pas attention | il n’y a nulle part où le garer
wish: de vraies pistes | des garages fermés | des cours pour les petits
advice: mettez un casque | achetez un bon antivol
tale: + j’ai fait le tour du lac avec les enfants | - on m’a volé le mien devant la gare
# medecin* docteur* cabinet medical generaliste* dentiste* rendez-vous desert-medical
mind: la salle d’attente | l’ordonnance | l’écoute | la blouse | le délai | la confiance
good: il prend le temps d’écouter | on est bien suivi
bad: on attend trois semaines un rendez-vous | il n’y en a plus dans le coin
why: ils partent à la retraite sans être remplacés | on n’en a pas formé assez | les jeunes préfèrent la ville
wish: des rendez-vous plus rapides | moins d’attente dans la salle | un secrétariat qui répond | des horaires le soir | un deuxième médecin | un créneau chaque jour pour les urgences
advice: prenez rendez-vous longtemps à l’avance | notez vos questions
tale: + il m’a rappelé le soir pour prendre des nouvelles | - j’ai attendu deux heures pour cinq minutes
# sante hopital hopitaux urgences infirmier* infirmiere* soignant* soin* clinique*
mind: l’attente | le dévouement | l’odeur | la peur | les infirmières | le manque de lits
good: le personnel est dévoué | on est soigné sans se ruiner
bad: on attend des heures | le personnel est à bout
why: on a fermé des lits | le personnel est mal payé | tout le monde va aux urgences faute de médecin
wish: plus de personnel | des lits rouverts | des infirmières mieux payées
advice: gardez vos ordonnances | venez avec quelqu’un
tale: + une infirmière est restée avec moi après son service | - j’ai passé la nuit sur un brancard
# vaccin* medicament* pharmacie* maladie* covid cancer
mind: la piqûre | la peur | la prévention | l’ordonnance | le masque | le courage
good: ça sauve des vies | on est mieux protégé
bad: on ne sait pas tout des effets | il y a des ruptures
why: les gens n’ont plus confiance | on a dit tout et son contraire | la peur de la maladie reste
wish: des explications claires | plus de recherche
advice: demandez à votre pharmacien | lisez la notice
tale: + le pharmacien m’a dépanné un dimanche | - j’ai fait trois pharmacies pour rien
# vieux aide-a-domicile maintien-a-domicile soins-a-domicile vieillesse vieillir age agees ehpad dependance maison-de-retraite senior*
mind: la sagesse | la solitude | les souvenirs | la lenteur | mes grands-parents | la peur
good: on a de l’expérience | on prend son temps
bad: on les laisse seuls | les maisons coûtent trop cher
why: les familles vivent loin | on manque de personnel | on vit plus longtemps
wish: plus d’aides à domicile | du personnel en plus | des visites
advice: allez les voir | écoutez leurs histoires | restez actifs
tale: + ma voisine de quatre-vingt-dix ans m’a appris à tricoter | - on a changé d’aide quatre fois en un mois
# mort deuil enterrement
mind: la tristesse | le vide | le cimetière | la famille | la paix
why: on n’en parle pas | elle fait peur
advice: parlez-en avant | laissez du temps
# dieu religion* eglise laicite foi
mind: la foi | l’église | la paix | les disputes | le mariage | l’enfance
good: ça donne du sens | ça aide dans les épreuves
bad: ça divise | ça ne devrait pas se mêler de politique
why: les jeunes n’y vont plus | chacun croit à sa façon
wish: du respect | que chacun reste libre
advice: respectez la foi des autres
# ~ femme* homme* egalite sexisme feministe* parite
mind: le respect | les salaires | le partage | la liberté | la maternité | le combat
good: ça avance | les jeunes trouvent ça naturel
bad: les salaires ne sont toujours pas égaux | le ménage reste mal partagé
why: l’éducation n’a pas assez changé | les employeurs ont peur des congés | les habitudes ont la vie dure
wish: les mêmes salaires | des places en crèche | un vrai partage à la maison
advice: éduquez les garçons comme les filles | ne vous laissez pas faire
tale: + mon chef a égalisé nos salaires | - on m’a demandé si je voulais des enfants
# handicap* fauteuil accessib* aidant*
mind: le courage | le fauteuil | les marches | le regard des autres | l’entraide
good: on en parle davantage | il y a des aides
bad: rien n’est adapté | les dossiers prennent des mois
why: on n’y pense qu’une fois concerné | les travaux coûtent cher
wish: des rampes partout | des transports adaptés | moins de dossiers
advice: demandez avant d’aider | renseignez-vous sur les aides
tale: + un passant a aidé à monter le fauteuil | - l’ascenseur était en panne
# greve* syndicat* manifest* gilets
mind: les trains | la colère | les drapeaux | la solidarité | les banderoles | l’attente sur le quai
good: c’est comme ça qu’on a obtenu nos droits | il faut bien se faire entendre
bad: ce sont toujours les mêmes qui sont gênés | ça ne change plus grand-chose
why: on ne les écoute pas autrement | les salaires ne suivent pas | les conditions se dégradent
wish: plus de dialogue | un service minimum
advice: prévoyez un autre trajet | discutez avant d’en arriver là
tale: + on s’est arrangés entre voisins pour les trajets | - j’ai dû faire le trajet à pied
# association* benevol* don dons solidarite
mind: l’entraide | le temps | les amis | le cœur | le loto | la générosité
good: on rencontre du monde | on se sent utile
bad: ce sont toujours les mêmes qui s’y collent | on manque de monde
why: les gens n’ont plus le temps | on veut se rendre utile | on y rencontre du monde
wish: plus de bénévoles | un local | un coup de pouce de la mairie
advice: commencez par une heure par semaine | choisissez une cause qui vous touche
tale: + on a distribué deux cents repas à Noël | - on n’était que trois à tout ranger
# ~ france francais* pays nation republique
mind: le fromage | la liberté | la gastronomie | les grèves | les paysages | Paris | la Révolution | le drapeau
good: on y est bien soigné | c’est un beau pays
bad: on se plaint tout le temps | on paie beaucoup d’impôts
why: on se plaint tout le temps | tout se décide à Paris | les gens n’ont plus confiance
wish: plus de confiance | moins d’écarts entre les gens
advice: sortez de Paris | goûtez à tout
tale: + on a traversé le pays à vélo
# ~ avenir futur progres changement* monde demain societe
mind: l’inquiétude | l’espoir | les enfants | le climat | les machines | la liberté
good: on soigne mieux qu’avant | les jeunes ont des idées
bad: on ne sait pas où on va | tout va trop vite
why: tout va trop vite | chacun pense d’abord à soi | les gens n’ont plus confiance | l’argent décide de tout
wish: plus de solidarité | un peu de calme | la paix
advice: gardez confiance | vivez au jour le jour
tale: + j’ai vu naître mon petit-fils
`
