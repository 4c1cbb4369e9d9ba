import type { Theme } from '../../speech/theme.ts'
import { moreOf } from './lore.ts'
import type { MoreLore } from './tongue.ts'

/** More of what people say in each field of life, in French: advice, things wished for, things lived through. */
export const loreMoreFr: Readonly<Record<Theme, MoreLore>> = {
  transport: moreOf(
    `gardez toujours un billet d’avance | asseyez-vous à l’avant | prévoyez un livre | vérifiez le dernier départ`,
    `un abri à chaque arrêt | des bus le dimanche | un billet unique pour tout le réseau | des trains à l’heure`,
    `j’ai raté ma correspondance et j’ai fini à pied | le conducteur a attendu, c’était gentil | le train était plein et j’ai voyagé debout | j’ai mis deux fois plus de temps que prévu`,
  ),
  food: moreOf(
    `ne faites pas les courses le ventre vide | demandez au producteur | variez d’un jour à l’autre | lisez la liste des ingrédients`,
    `moins de sel | des portions adaptées à chacun | du pain frais tous les jours | un menu affiché à l’avance`,
    `j’ai refait la recette de ma grand-mère | on a mangé dehors et tout était bon | le plat est arrivé froid | j’ai découvert un petit producteur à côté`,
  ),
  money: moreOf(
    `n’achetez rien le premier jour | tenez vos comptes | demandez un devis | gardez toutes les factures`,
    `des prix stables | des remises pour les fidèles | une explication pour chaque hausse | la fin des frais cachés`,
    `j’ai changé d’offre et j’ai économisé dix euros par mois | on m’a prélevé deux fois la même somme | j’ai attendu les soldes | ma banque m’a remboursé sans discuter`,
  ),
  digital: moreOf(
    `faites une sauvegarde | méfiez-vous des messages pressants | limitez le temps d’écran | mettez à jour régulièrement`,
    `moins de publicités | une version plus simple | un seul mot de passe | le choix de refuser sans chercher`,
    `l’application a planté au moment de valider | j’ai appris à m’en servir avec une vidéo | on a essayé de m’arnaquer par message | j’ai retrouvé des amis d’école`,
  ),
  health: moreOf(
    `ne restez pas sans rien faire | prenez un deuxième avis | respectez le traitement | allez-y avec quelqu’un`,
    `un médecin près de chez soi | des rendez-vous plus rapides | du personnel en plus la nuit | un meilleur remboursement des lunettes`,
    `l’infirmière a pris le temps de tout expliquer | j’ai attendu quatre heures aux urgences | le pharmacien m’a bien conseillé | le rendez-vous a duré cinq minutes`,
  ),
  school: moreOf(
    `écoutez avant de parler | demandez de l’aide aux collègues | posez un cadre dès le premier jour | gardez patience`,
    `moins d’élèves par classe | des remplaçants | une cantine à prix modéré | de l’aide pour ceux qui décrochent`,
    `la maîtresse nous a reçus un soir, longuement | un professeur a pris ma défense devant la classe | le remplaçant n’est jamais venu | la réunion a duré deux heures pour pas grand-chose`,
  ),
  housing: moreOf(
    `regardez l’isolation | prenez des photos à l’entrée | comptez les prises | négociez le loyer`,
    `une vraie isolation | des loyers plus bas | un local à vélos | plus de place de rangement`,
    `le propriétaire a mis six mois à réparer la fuite | j’ai tout repeint pendant les vacances | les voisins nous ont aidés à emménager | le chauffage est tombé en panne en janvier`,
  ),
  environment: moreOf(
    `compostez les épluchures | coupez l’eau en vous savonnant | achetez d’occasion | prenez le train quand c’est possible`,
    `moins d’emballages | des consignes pour les bouteilles | des aides pour isoler | des règles pour les gros pollueurs d’abord`,
    `on a nettoyé la rivière avec des voisins | j’ai installé un composteur | ma facture a baissé d’un quart | la déchetterie était fermée`,
  ),
  work: moreOf(
    `ne répondez pas aux messages le soir | formez-vous | entourez-vous bien | demandez ce que vous valez`,
    `des horaires plus souples | une prime pour les plus bas salaires | moins de réunions | du personnel en plus`,
    `mon chef a remercié toute l’équipe | j’ai fini à vingt heures trois soirs de suite | une collègue m’a tout appris | on a fêté un départ et tout le monde a pleuré`,
  ),
  town: moreOf(
    `demandez aux commerçants | inscrivez les enfants tôt | prenez le temps de flâner | venez sans voiture`,
    `plus de bancs | un éclairage qui marche | une salle pour les jeunes | des trottoirs en bon état`,
    `la mairie m’a répondu en une semaine | j’ai cherché une place pendant vingt minutes | la fête du quartier était réussie | mon commerce préféré a fermé`,
  ),
  politics: moreOf(
    `vérifiez les chiffres | écrivez à votre député | écoutez l’autre camp | ne croyez pas tout ce qui circule`,
    `des comptes clairs | plus de consultations | moins d’avantages pour les élus | des lois plus simples`,
    `j’ai écrit au maire et il m’a répondu | j’ai regardé un débat jusqu’au bout | on s’est disputés à table à cause de ça | j’ai signé une pétition`,
  ),
  shopping: moreOf(
    `n’achetez pas sur un coup de tête | vérifiez la garantie | regardez l’occasion | lisez les avis avec prudence`,
    `un service après-vente joignable | des prix affichés clairement | moins d’emballages | des tailles qui correspondent`,
    `la livraison a pris trois jours, comme annoncé | le vendeur m’a déconseillé le plus cher | ça n’a pas tenu un mois | j’ai trouvé moins cher à côté`,
  ),
  leisure: moreOf(
    `prenez les places du milieu | commencez doucement | laissez le téléphone à la maison | choisissez un club près de chez vous`,
    `des tarifs pour les familles | des horaires en soirée | plus de concerts gratuits | une piscine ouverte toute l’année`,
    `on est rentrés tard et tout le monde chantait | il pleuvait et on a bien ri quand même | le spectacle a été annulé au dernier moment | j’ai repris la guitare d’un ami`,
  ),
  general: moreOf(
    `ne vous pressez pas | gardez une trace écrite | n’hésitez pas à dire non | faites-vous accompagner`,
    `moins de papiers | une réponse rapide | des règles claires | un peu plus d’écoute`,
    `il a fallu que j’y revienne deux fois | on m’a donné un coup de main et ça a tout changé | j’ai dû m’y prendre à l’avance | tout s’est joué en quelques minutes`,
  ),
}
