/** Leisure, rest and the like, and what people say about them, in French; the format is that of topics-life-fr.ts. */
export const topicsLeisureFr = `
# television tele serie series journal radio* journaux presse media* information* actualite*
mind: les mauvaises nouvelles | le journal de vingt heures | la répétition | la musique | les débats | la confiance
good: on apprend des choses | c’est une présence
bad: ce sont toujours les mêmes sujets | on ne parle que de ce qui va mal
why: les mauvaises nouvelles font vendre | on ne croit plus ce qu’on entend | tout va trop vite
wish: plus de bonnes nouvelles | moins de publicité | des reportages plus longs
advice: comparez plusieurs sources | éteignez de temps en temps
tale: + j’ai vu un beau documentaire sur la mer | - on a repassé la même image toute la journée
# lire lis* lecture* roman* bibliotheque* mediatheque*
mind: le calme | l’évasion | les souvenirs d’école | un bon roman | la plage | le fauteuil
good: ça change les idées | on apprend tout en se reposant
bad: on n’a plus le temps | les livres sont chers
why: les écrans prennent toute la place | on n’a plus le temps | l’école en dégoûte
wish: des horaires plus larges | plus de nouveautés | des lectures pour les petits
advice: lisez dix minutes avant de dormir | demandez au bibliothécaire
tale: + la bibliothécaire m’a trouvé un livre épuisé | - c’était fermé un jour sur deux
# cinema musee* exposition* concert* theatre* culture* musique* spectacle* monument*
mind: la beauté | l’émotion | les files d’attente | le popcorn | la danse | les souvenirs
good: ça change les idées | on en parle encore après
bad: les places sont chères | il n’y a rien près de chez moi
why: les places sont trop chères | on regarde tout à la maison | il n’y a rien près de chez soi
wish: des tarifs réduits | plus de spectacles en plein air | des bus après les séances
advice: allez-y en semaine | profitez des jours gratuits
tale: + on a vu une exposition superbe | - la salle était glaciale | - on a fait deux heures de queue
# sport* gym* marche* marcher courir natation piscine randonnee* football foot jeux-olympiques
mind: la santé | l’effort | la sueur | le plaisir | le football | l’équipe | les courbatures
good: ça fait du bien au corps et à la tête | on rencontre du monde
bad: on manque de temps | c’est cher de s’inscrire | on se blesse vite
why: on manque de temps | on reste assis toute la journée | les clubs sont chers
wish: des salles moins chères | une piscine ouverte le soir | des parcours dans la nature
advice: commencez doucement | allez-y avec quelqu’un | marchez tous les jours
tale: + j’ai fini mes dix kilomètres | - je me suis tordu la cheville | on a marché jusqu’au lac
# vacances voyage* avion* plage montagne mer sejour*
mind: la mer | le soleil | le repos | la famille | les valises | les bouchons | la liberté | la découverte
good: ça fait couper | on découvre autre chose
bad: c’est devenu hors de prix | il y a du monde partout
why: c’est devenu trop cher | on préfère rester près de chez soi | on a besoin de couper
wish: des trains moins chers | des aides pour partir | des congés mieux répartis
advice: partez hors saison | réservez tôt | prenez le temps sur place
tale: + on a eu du soleil toute la semaine | - l’avion est parti avec six heures de retard | on a dormi chez l’habitant
# sommeil dormir dormez repos* repose* fatigue* nuits coucher lit
mind: le lit | le réveil | les rêves | le calme | les insomnies | un bon oreiller
good: tout va mieux après une bonne nuit | ça remet d’aplomb
bad: je me réveille dans la nuit | les nuits sont trop courtes
why: les écrans empêchent de dormir | on a trop de soucis | les journées sont trop longues | le bruit réveille
wish: des nuits plus longues | moins de bruit | une sieste
advice: couchez-vous à heure fixe | éteignez les écrans une heure avant | évitez le café le soir
tale: + j’ai dormi dix heures d’affilée | - les voisins ont fait la fête jusqu’à quatre heures
# bonheur heureux heureuse joie bien-etre
mind: la famille | la santé | le calme | les enfants | l’amour | le soleil | un bon repas | les amis
good: on le trouve dans les petites choses | il suffit d’être bien entouré
bad: on court après sans s’arrêter | on l’oublie vite
why: la santé et la famille vont bien | on se contente de peu | on a de bons amis
wish: du temps | la santé pour tous | un peu moins de soucis
advice: profitez des petites choses | entourez-vous bien | ne vous comparez pas aux autres
tale: + on a passé une soirée dehors à rire | j’ai marché au bord de la mer
# stress* anxi* depression mentale moral solitude seul seule
mind: le travail | la boule au ventre | le silence | la fatigue | le courage | les soucis d’argent
good: on en parle plus qu’avant | on trouve de l’aide
bad: on attend des mois pour un rendez-vous | les gens n’osent pas en parler
why: le travail demande toujours plus | on est seul avec ses problèmes | on a peur de l’avenir | tout va trop vite
wish: des psychologues remboursés | du temps pour souffler | des lieux où se retrouver
advice: parlez-en à quelqu’un | marchez un peu tous les jours | demandez de l’aide tôt
tale: + une collègue a pris une heure pour m’écouter et ça m’a fait du bien | - j’ai craqué au travail un lundi
# tabac cigarette* fumer fumeur* alcool vin biere
mind: la fête | l’odeur | la santé | la dépendance | le prix du paquet | un repas entre amis | la toux
good: ça détend | c’est un moment entre amis
bad: ça coûte cher | c’est mauvais pour la santé
why: c’est une habitude difficile à perdre | le stress y pousse | les copains en prennent
wish: plus d’aide pour arrêter | moins de publicité | des prix plus hauts
advice: faites-vous aider | fixez une date | évitez les tentations
tale: + j’ai arrêté d’un coup et j’ai tenu | - j’ai repris au bout d’un mois
# chien* chat chats animal animaux
mind: la tendresse | les promenades | les poils | la fidélité | la liberté | le vétérinaire
good: ça tient compagnie | on sort tous les jours avec
bad: ça coûte cher | c’est difficile à faire garder
why: ça tient compagnie | les gens se sentent seuls | les enfants en réclament
wish: des parcs où les lâcher | des vétérinaires moins chers
advice: réfléchissez avant d’en prendre un | passez par un refuge
tale: + on a adopté un chat au refuge | - le chien a mangé mes chaussures
# jardin* jardiner fleur* nature arbre* foret* parc*
mind: les fleurs | le calme | les tomates | les oiseaux | l’ombre | la promenade | le vert
good: on y respire | ça apaise
bad: il n’y en a pas assez | ce n’est pas bien entretenu
why: on a besoin de verdure | on étouffe en ville | on a trop construit
wish: plus d’arbres | des bancs à l’ombre | des jardins partagés
advice: plantez au printemps | arrosez le soir | laissez pousser un coin
tale: + j’ai récolté mes premières tomates | - la grêle a tout détruit
# cafe the pain fromage chocolat
mind: le matin | l’odeur | le goûter | le plaisir | une pause entre collègues | le beurre
good: ça réveille | c’est un petit plaisir
bad: on en abuse | c’est devenu cher
why: c’est une habitude | ça donne un moment de pause
wish: un prix plus bas | un meilleur goût
advice: évitez le soir | goûtez avant d’ajouter du sucre
tale: on a pris le temps au comptoir
# restaurant* fast-food livreur* livre
mind: un bon repas | l’addition | les amis | le service | une pizza | la sortie
good: ça change de la maison | on n’a pas de vaisselle
bad: c’est devenu cher | le service est trop lent
why: on n’a pas envie de cuisiner | les prix ont beaucoup monté | c’est l’occasion de se voir
wish: des menus moins chers | plus de produits frais
advice: regardez la carte avant d’entrer | prenez le plat du jour
tale: + le patron nous a offert le café | - on a attendu une heure le plat
# ~ aide aider aidez rendu entraide service-rendu inconnu*
mind: l’entraide | un coup de main | la gentillesse | la confiance
good: on se sent utile | ça fait plaisir aux deux
bad: on n’ose pas demander
why: on se sent utile | ça fait plaisir aux deux | un jour, on en aura besoin aussi
wish: plus d’entraide entre voisins | des lieux où se rencontrer
advice: proposez avant qu’on vous demande | commencez par vos voisins
tale: j’ai fait les courses d’une voisine malade | j’ai aidé un ami à déménager | j’ai gardé les enfants d’une collègue | j’ai poussé la voiture d’un inconnu | j’ai conduit mon voisin à l’hôpital
# dimanche* samedi* week-end* lundi* soiree*
mind: la grasse matinée | la famille | le marché | l’ennui | le repos | un bon repas | la promenade | le réveil | la reprise
good: on souffle enfin | on voit la famille
bad: tout est fermé | il passe trop vite
why: on a besoin de souffler | tout le monde est libre en même temps
wish: un jour de plus | des bus ce jour-là
advice: ne prévoyez rien | sortez un peu
tale: + on a fait des crêpes pour toute la rue | il a plu du matin au soir
# hiver* ete printemps automne neige pluie meteo soleil saison*
mind: le froid | le feu de bois | la chaleur | les jours plus longs | la neige | un manteau | les vacances | les feuilles mortes
good: chaque saison a son charme | on profite du dehors
bad: les journées sont trop courtes | il fait trop chaud ou trop froid
why: le temps se dérègle | ça joue sur le moral
wish: de vraies saisons | un peu plus de soleil
advice: couvrez-vous | sortez dès qu’il fait beau
tale: + on a fait de la luge avec les petits | - la route était gelée
`
