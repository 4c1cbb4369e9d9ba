import type { Bank, Theme } from './theme.ts'

/** What people say, in French. */
export const bankFr: Readonly<Record<Theme, Bank>> = {
  transport: {
    good: [
      'ça fait gagner du temps le matin',
      'on arrive avec moins de stress au bout du compte',
      'ça évite de tourner vingt minutes pour se garer',
      'ça rend les rues plus calmes',
    ],
    bad: [
      'rien n’est prévu pour ceux qui partent avant six heures',
      'on perd un temps fou dans les correspondances',
      'à la campagne, on n’a pas le choix, il faut une voiture',
      'il y a toujours un retard quand il ne faut pas',
    ],
    wish: [
      'un passage toutes les dix minutes aux heures de pointe',
      'des horaires qui tiennent compte de ceux qui travaillent tôt',
      'un vrai parking près de la gare',
      'des pistes séparées des voitures',
    ],
    lived: [
      'hier encore, j’ai attendu vingt minutes sous la pluie',
      'mon frère fait quarante minutes de route chaque matin',
      'j’ai essayé le vélo un hiver, puis j’ai arrêté',
      'mon dernier trajet s’est très bien passé, pour une fois',
    ],
  },
  food: {
    good: [
      'on sait enfin ce qu’il y a dans l’assiette',
      'ça a du goût, et ça cale',
      'les enfants en redemandent',
      'ça donne envie de cuisiner de nouveau',
    ],
    bad: [
      'les portions sont trop petites pour quelqu’un qui travaille dehors',
      'c’est toujours la même chose d’une semaine à l’autre',
      'on paie le double dès qu’il y a une étiquette verte',
      'il y a trop de sel et trop d’emballages',
    ],
    wish: [
      'davantage de légumes de saison',
      'une vraie option sans viande qui ne soit pas une omelette',
      'des prix affichés au kilo partout',
      'des producteurs du coin',
    ],
    lived: [
      'la semaine dernière, j’ai presque tout laissé dans l’assiette',
      'je cuisine le dimanche pour toute la semaine',
      'chez mes parents, le dimanche, c’était toujours poulet',
      'j’ai grandi avec un potager, alors je compare',
    ],
  },
  money: {
    good: [
      'on en a pour son argent',
      'ça reste moins cher qu’ailleurs',
      'au moins, on sait ce qu’on paie à la fin du mois',
      'ça aide vraiment les petits budgets',
    ],
    bad: [
      'ça augmente chaque année sans explication',
      'à la fin du mois, ça pèse trop lourd',
      'il y a toujours des frais cachés quelque part',
      'ceux qui gagnent peu paient autant que les autres',
    ],
    wish: [
      'un tarif selon les revenus',
      'une facture qu’on comprend du premier coup',
      'un prix fixe pendant un an',
      'la possibilité d’arrêter sans frais',
    ],
    lived: [
      'j’ai comparé trois offres avant de me décider',
      'le mois dernier, j’ai eu une mauvaise surprise de quarante euros',
      'je note toutes mes dépenses dans un carnet',
      'j’ai fini par appeler pour négocier, et ça a marché',
    ],
  },
  digital: {
    good: [
      'ça évite de faire la queue',
      'on trouve tout en deux minutes',
      'ça permet de garder le contact avec la famille',
      'une fois qu’on a pris l’habitude, c’est plus simple',
    ],
    bad: [
      'il faut un nouveau mot de passe pour tout',
      'on ne parle plus jamais à une vraie personne',
      'on ne sait pas où partent nos données',
      'ça prend toute la soirée sans qu’on s’en rende compte',
    ],
    wish: [
      'un numéro où quelqu’un répond',
      'un réglage simple pour couper les notifications',
      'des écrans lisibles sans lunettes',
      'une aide sur place pour ceux qui décrochent',
    ],
    lived: [
      'j’ai mis une heure à retrouver mon mot de passe',
      'mon neveu m’a tout installé, sinon je n’y arrivais pas',
      'je coupe mon téléphone à partir de vingt heures',
      'j’ai supprimé deux applications le mois dernier',
    ],
  },
  health: {
    good: [
      'on sent que quelqu’un écoute',
      'ça évite d’attendre que ça s’aggrave',
      'ça rassure d’avoir quelqu’un au bout du fil',
      'ça change le quotidien de ceux qui souffrent',
    ],
    bad: [
      'il faut trois mois pour avoir un rendez-vous',
      'on se sent comme un numéro',
      'tout est remboursé sauf ce dont on a besoin',
      'les urgences sont débordées et ça se voit',
    ],
    wish: [
      'un médecin à moins de vingt minutes',
      'des consultations le soir et le samedi',
      'un suivi par la même personne',
      'des explications sans jargon',
    ],
    lived: [
      'mon médecin est parti à la retraite et personne ne l’a remplacé',
      'j’ai attendu six heures aux urgences au printemps',
      'je dors mieux depuis que je marche le soir',
      'ma mère a été très bien soignée, je tiens à le dire',
    ],
  },
  school: {
    good: [
      'ça donne leur chance à ceux qui n’ont pas d’aide à la maison',
      'les enfants y vont avec le sourire',
      'on apprend à vivre avec les autres',
      'les enseignants font ce qu’ils peuvent, et souvent très bien',
    ],
    bad: [
      'il y a trop d’élèves par classe',
      'tout change à chaque ministre',
      'on demande aux parents de faire le travail le soir',
      'ceux qui sont en difficulté restent au fond de la classe',
    ],
    wish: [
      'des classes de vingt élèves',
      'une aide aux devoirs gratuite',
      'des remplaçants quand un professeur est absent',
      'plus de sport et de travaux manuels',
    ],
    lived: [
      'le fils de ma voisine a eu quatre remplaçants en un an',
      'j’ai gardé un très bon souvenir de mon instituteur',
      'chez ma sœur, les devoirs du soir tournent souvent à la dispute',
      'ma nièce a changé d’école et tout va mieux',
    ],
  },
  housing: {
    good: [
      'on connaît ses voisins et on se rend service',
      'c’est calme, on dort bien',
      'les travaux ont fait baisser la facture de chauffage',
      'on a enfin un peu d’espace',
    ],
    bad: [
      'le loyer mange la moitié du salaire',
      'on entend tout à travers les murs',
      'le propriétaire ne répond jamais',
      'il fait froid dès le mois d’octobre',
    ],
    wish: [
      'une vraie isolation',
      'des loyers plafonnés',
      'un local à vélos qui ferme',
      'des appartements pour les familles',
    ],
    lived: [
      'j’ai visité onze appartements avant d’en trouver un',
      'ma facture de chauffage a doublé en deux ans',
      'chez moi, la fenêtre de la cuisine ferme mal depuis toujours',
      'mon voisin du dessus s’est mis à la batterie',
    ],
  },
  environment: {
    good: [
      'c’est pour les enfants qu’on fait ça',
      'on respire mieux, ça se sent',
      'chaque petit geste finit par compter',
      'ça fait faire des économies en même temps',
    ],
    bad: [
      'on fait culpabiliser les gens pendant que les usines continuent',
      'ça coûte trop cher à ceux qui n’ont pas les moyens',
      'personne ne vérifie ce qui est vraiment fait',
      'on nous change les règles tous les ans',
    ],
    wish: [
      'des aides versées avant les travaux, pas après',
      'des poubelles de tri en bas de chaque immeuble',
      'des arbres partout où il y a du bitume',
      'des règles pour les grandes entreprises d’abord',
    ],
    lived: [
      'je trie tout depuis des années',
      'l’été dernier, il a fait trente-huit degrés dans ma chambre',
      'j’ai arrêté l’avion, pas la voiture',
      'on récupère l’eau de pluie pour le jardin',
    ],
  },
  work: {
    good: [
      'on s’organise comme on veut',
      'ça laisse du temps pour la famille',
      'on apprend tous les jours quelque chose',
      'l’équipe se serre les coudes',
    ],
    bad: [
      'on finit par travailler le soir sans être payé',
      'personne ne demande leur avis à ceux qui font le travail',
      'le dos ne suit plus au bout de vingt ans',
      'les salaires ne bougent pas alors que tout augmente',
    ],
    wish: [
      'deux jours à la maison par semaine',
      'des horaires connus un mois à l’avance',
      'une augmentation qui suive les prix',
      'un chef qui connaisse le métier',
    ],
    lived: [
      'une amie a changé de poste l’an dernier et elle respire',
      'mon frère commence à cinq heures, alors les réunions de l’après-midi…',
      'dans l’équipe de ma voisine, deux collègues sont partis en six mois',
      'j’ai déjà mangé devant mon écran pendant des mois',
    ],
  },
  town: {
    good: [
      'il y a de la vie et on se sent en sécurité',
      'on a tout à pied',
      'ça attire du monde sans gêner personne',
      'les gens se parlent de nouveau',
    ],
    bad: [
      'tout ferme à dix-huit heures',
      'les travaux n’en finissent pas',
      'il n’y a rien pour les jeunes',
      'le soir, certaines rues ne donnent pas envie',
    ],
    wish: [
      'des bancs et de l’ombre',
      'un marché le samedi matin',
      'des commerces ouverts le soir',
      'un lieu où se retrouver quand il pleut',
    ],
    lived: [
      'j’habite la même rue depuis longtemps et elle a bien changé',
      'samedi, j’ai croisé trois voisins au marché',
      'ma boulangerie a fermé en mars',
      'je traverse la place tous les jours avec mon chien',
    ],
  },
  politics: {
    good: [
      'il faut bien que quelqu’un décide',
      'pour une fois, on nous demande notre avis',
      'c’est un pas dans le bon sens',
      'ça montre qu’on peut changer les choses',
    ],
    bad: [
      'les promesses s’arrêtent le lendemain du vote',
      'ceux qui décident ne vivent pas comme nous',
      'on n’explique jamais d’où vient l’argent',
      'ce sont toujours les mêmes qui paient',
    ],
    wish: [
      'des comptes rendus clairs une fois par an',
      'un vote sur les grandes décisions',
      'des élus qu’on croise dans la rue',
      'des règles qui durent plus de deux ans',
    ],
    lived: [
      'j’ai voté à chaque fois, sauf la dernière',
      'j’ai assisté une fois au conseil municipal, on s’ennuie mais on apprend',
      'dans ma famille, on évite le sujet à table',
      'j’ai écrit à la mairie et j’ai eu une réponse en trois jours',
    ],
  },
  shopping: {
    good: [
      'la qualité est là et ça dure',
      'on me connaît et on me conseille bien',
      'c’est pratique quand on rentre tard',
      'ça donne envie sans en faire trop',
    ],
    bad: [
      'tout est emballé trois fois',
      'la publicité promet plus que ce qu’on reçoit',
      'on attend des heures au service client',
      'ça casse au bout de six mois',
    ],
    wish: [
      'des pièces qu’on peut réparer',
      'des étiquettes qu’on arrive à lire',
      'un retour gratuit en magasin',
      'moins de choix et plus de qualité',
    ],
    lived: [
      'j’ai renvoyé mon dernier colis, la taille n’allait pas',
      'je fais mes courses le vendredi soir, quand il n’y a personne',
      'je prends la même marque depuis des années',
      'on m’a remboursé sans discuter, j’ai apprécié',
    ],
  },
  leisure: {
    good: [
      'ça change les idées après la semaine',
      'on en parle ensuite entre amis',
      'on y apprend des choses sans s’en rendre compte',
      'ça réunit toute la famille, ce qui est rare',
    ],
    bad: [
      'c’est devenu hors de prix',
      'on a vite fait le tour',
      'il y a trop de monde aux bonnes heures',
      'tout se ressemble',
    ],
    wish: [
      'des séances le dimanche matin',
      'un tarif pour les familles',
      'moins de publicité',
      'quelque chose pour les plus de soixante ans',
    ],
    lived: [
      'le mois dernier, j’y ai passé un excellent moment',
      'j’ai commencé tard, comme beaucoup',
      'avec mes amis, on y consacre un soir par semaine',
      'j’ai arrêté par manque de temps',
    ],
  },
  general: {
    good: [
      'ça simplifie la vie',
      'dans l’ensemble, ça marche bien',
      'ça va dans le bon sens',
      'on s’y retrouve facilement',
      'les gens autour de moi en disent du bien',
      'ça répond à un vrai besoin',
    ],
    bad: [
      'ça ne tient pas compte des gens comme moi',
      'ça demande trop d’efforts pour ce que ça apporte',
      'on nous en parle beaucoup, mais rien ne change',
      'c’est compliqué pour rien',
      'ça arrive trop tard',
      'on ne nous a pas demandé notre avis',
    ],
    wish: [
      'quelque chose de plus simple',
      'des explications claires dès le départ',
      'un essai avant de généraliser',
      'quelqu’un à qui poser des questions',
      'un peu plus de souplesse',
    ],
    lived: [
      'j’en ai parlé à table dimanche dernier',
      'au début, je n’y croyais pas trop',
      'j’ai changé d’avis avec le temps',
      'une amie m’en avait parlé avant',
      'je m’y intéresse depuis un an ou deux',
    ],
  },
}
