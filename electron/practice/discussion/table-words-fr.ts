import { list } from '../answers/words/lore.ts'
import type { TableWords } from './table-words.ts'

/** French answers of participants to what a moderator asks each of them; complete clauses. */
export const tableWordsFr: TableWords = {
  introduce: ({ job, place }, age) => [
    `je suis ${job.fr}, j’ai ${age} ans et j’habite ${place.fr}`,
    `bonjour, ${age} ans, je suis ${job.fr}`,
    `moi, je suis ${job.fr} et j’habite ${place.fr}`,
  ],
  situations: list(
    `surtout le week-end | au travail, de temps en temps | dans les magasins, quand il y a du monde | le soir, quand la fatigue arrive | aux repas de famille | en rentrant chez moi | dans la rue, sans l’avoir prévu | rarement, je dois dire | presque tous les jours | le matin, surtout`,
  ),
  reactionGood: list(
    `l’idée me plaît bien | pourquoi pas, si c’est près de chez moi | j’ai envie d’essayer | ça vaut le coup de tenter | ça peut créer du lien | je serais d’accord, si ça reste simple | c’est du bon sens | il était temps | je vote pour, avec un essai d’abord`,
  ),
  reactionBad: list(
    `je n’y crois pas trop | c’est encore une contrainte de plus | je me demande qui va s’en occuper | ça ne marchera qu’avec les plus motivés | j’attends de voir | au bout de trois mois, plus personne ne viendra | on nous demande notre avis une fois que tout est décidé | ceux qui n’ont pas le choix vont payer`,
  ),
  assentGood: list(
    `oui, sans hésiter | oui, si ça ne coûte pas trop cher | pourquoi pas, à condition de pouvoir arrêter quand je veux | oui, pour essayer, quelques semaines | oui, si on m’explique bien comment ça marche | je dirais oui, ça rendrait service | oui, et j’en parlerais autour de moi`,
  ),
  assentBad: list(
    `non, ce n’est pas pour moi | non, pas dans ces conditions | j’aurais du mal, je l’avoue | pas pour l’instant, je demande à voir | non, je tiens trop à mes habitudes | franchement non, je n’ai pas confiance | seulement si je n’avais pas le choix`,
  ),
  around: list(
    `chacun se débrouille comme il peut | la plupart comptent sur la famille | ça dépend des moyens, surtout | mes voisins s’arrangent entre eux | ma sœur a mis des mois à trouver une solution | un peu de tout, il n’y a pas de règle | ceux que je connais se plaignent du prix | ils font avec ce qu’il y a près de chez eux`,
  ),
  obstacle: list(
    `le manque de temps, tout simplement | le prix, si c’est trop cher | la distance, je ne ferai pas vingt minutes pour ça | l’obligation, je n’aime pas m’engager | mes horaires, je finis tard | la peur que ça s’arrête au bout d’un an | rien, si c’est bien organisé`,
  ),
  message: list(
    `continuez, on a besoin de gens comme vous | faites simple, sinon les gens partiront | écoutez d’abord les habitants | commencez petit | pensez à ceux qui travaillent tard | ne faites pas monter les prix | dites clairement combien ça coûte | merci d’être venus nous demander`,
  ),
  winners: list(
    `les habitants y gagneraient, ceux qui viennent de loin y perdraient | les enfants d’abord ; les gens pressés y perdraient |
    tout le monde à la longue, mais pas la première année | ceux qui ont le temps ; les autres devront s’adapter |
    les petits y perdraient, comme toujours | les commerçants ont peur d’y perdre, à mon avis ils y gagneraient | les plus âgés y gagneraient`,
  ),
  miss: list(
    `pas grand-chose, pour être honnête | l’habitude, je l’ai toujours connu | le lien avec les gens d’ici | savoir ce qui se passe autour de moi |
    rien, je ferais autrement | le petit moment que ça me donne chaque semaine | la présence, plus que le reste`,
  ),
  schedule: list(
    `le samedi matin, ça irait | le soir après le travail, je ne pourrais pas | une fois par mois, ce n’est rien | si on peut choisir son créneau, oui | avec la famille, il faudrait que ce soit prévu à l’avance | je préférerais tout faire en une fois | pendant les vacances, ce serait plus compliqué`,
  ),
  children: list(
    `ils aiment bien, surtout avec les copains | ils râlent un peu, puis ils s’y font | ça dépend des jours, comme toujours | ils trouvent ça normal, ils n’ont rien connu d’autre | ils disent que c’était mieux avant, à leur âge | ils n’en parlent pas beaucoup, il faut demander | je n’ai pas d’enfant | mes enfants sont grands`,
  ),
  others: list(
    `à la maison, on fait tous pareil, alors personne ne dit rien | ma sœur trouve que j’exagère | les plus jeunes se moquent de moi | mes amis sont comme moi | on me le reproche de temps en temps | chez nous, ça finit en dispute une fois par semaine | personne ne m’en parle`,
  ),
  heard: list(
    `par un message, un lundi matin, et tout le monde a râlé | par un collègue à la machine à café, on n’y croyait pas | par le bouche-à-oreille, on en a ri d’abord | dans une réunion, et personne n’a osé parler | par le journal, on en a discuté tout le midi | par ma chef, et on s’est dit que ça ne tiendrait pas`,
  ),
  tried: list(
    `j’ai essayé une semaine, puis les habitudes sont revenues | j’ai tenu un mois, et ça m’a fait du bien | jamais, l’idée ne m’est pas venue | oui, pendant les vacances, c’était plus facile | une fois, sur le conseil de mon médecin, sans résultat | j’ai essayé avec quelqu’un de la famille, à deux ça marche mieux`,
  ),
  evening: list(
    `j’ai regardé une série puis j’ai lu deux pages | la vaisselle, un peu de télé, et au lit | j’ai appelé ma mère, puis j’ai traîné sur mon téléphone | j’ai préparé les affaires du lendemain et regardé les informations | un jeu sur mon téléphone, je n’ai pas vu l’heure | j’ai lu mes messages jusqu’à onze heures`,
  ),
  seek: list(
    `les nouvelles du jour | de quoi me changer les idées | les messages de la famille | rien de précis, c’est un réflexe | des vidéos pour rire un peu | un moment à moi, sans qu’on me demande rien | de quoi m’endormir`,
  ),
  campaign: list(
    `aux parents d’abord, sur un ton léger | aux jeunes, avec de l’humour | à tout le monde, mais sans faire la morale | à ceux que ça touche, avec des témoignages | aux adultes aussi, franchement, sans faire peur | aux familles, avec des conseils simples`,
  ),
  decide: list(
    `le prix, c’est ça qui me déciderait | que ce soit simple et près de chez moi | que mes proches s’y mettent aussi | savoir qui paie à la fin | un essai d’un mois | non, pour moi tout a été dit | que ce soit partout pareil`,
  ),
  recall: list(
    `mes parents faisaient comme ça, rien ne se perdait | enfant, on ne se posait pas la question | mon grand-père m’y emmenait, c’était un jeu | à l’étranger, tout le monde le faisait sans y penser | je n’en ai pas de souvenir, c’était avant moi`,
  ),
  effect: list(
    `pas grand-chose, je m’y ferais | je changerais mes habitudes, c’est tout | ça me compliquerait la vie, surtout au début | ça me ferait gagner du temps | j’y viendrais plus souvent | j’y viendrais moins, je le dis comme je le pense | ça me coûterait un peu plus | ce serait plus agréable tous les jours | je devrais m’organiser autrement le matin | pour moi rien, pour ma famille beaucoup`,
  ),
  picturePlace: list(
    `des gens assis à l’ombre, qui prennent leur temps | des enfants qui jouent et des parents tranquilles | des terrasses pleines le soir | moins de bruit et plus de verdure | on traverse sans avoir peur | les commerces ont rouvert | des vieux et des jeunes sur les mêmes bancs | c’est propre et éclairé le soir`,
  ),
  picture: list(
    `tout le monde s’en sert sans y penser | on se demande comment on faisait avant | c’est devenu simple et normal | les gens en parlent bien autour de moi | il n’y a plus de file ni de papiers | ça tourne sans qu’on s’en occupe | chacun y trouve sa place`,
  ),
  seen: (wish) => [`je vois ${wish}`, `il y a enfin ${wish}`, `on a obtenu ${wish}`, `d’abord ${wish}`],
  experience: list(
    `jamais, l’occasion ne s’est pas présentée | une fois, et ça s’est mieux passé que je ne pensais | oui, l’an dernier, c’était rapide | une amie l’a fait, elle en était contente | mon voisin a essayé et il a laissé tomber | oui, deux ou trois fois, sans souci | pas moi, mais ma sœur, elle m’a tout raconté | j’ai essayé, ça n’a pas marché du premier coup | oui, et je ne recommencerai pas`,
  ),
  notice: list(
    `les couleurs, d’abord | c’est un peu froid | c’est écrit trop petit | ça a l’air propre et simple | il n’y a personne, c’est bizarre | je ne saurais pas par où commencer | ça ressemble à ce qu’on connaît déjà | on voit tout de suite à quoi ça sert | ça fait sérieux`,
  ),
  useFor: list(
    `pour les petites choses, jamais pour ce qui est grave | quand je manque de temps, sinon non | s’il n’y a rien d’autre à côté | pour dépanner, un soir ou un dimanche | pour ce que je connais déjà, pas pour une première fois | jamais pour ce qui est trop personnel | pour un simple renseignement, oui | pour presque tout, sauf quand ça touche les enfants`,
  ),
  wonder: list(
    `combien ça coûte, pour commencer | qui garde mes informations | qui répond si ça se passe mal | si on peut revenir en arrière | combien de temps ça prend | qui est derrière tout ça | si d’autres l’ont essayé avant nous | qui sont ces gens et ce qu’ils savent faire | à qui on peut parler en vrai`,
  ),
  lack: (thing) => [
    `${thing}, ça manque vraiment`,
    `il me manque ${thing}`,
    `je voudrais bien ${thing}`,
    `rien à côté ; ${thing}, ce serait déjà bien`,
  ],
  lackNothing: list(`il ne me manque rien, j’ai tout à côté | pas grand-chose, je me débrouille`),
  sharing: list(
    `c’est moi qui m’en occupe | on se partage ça à la maison | chacun fait sa part, plus ou moins | c’est moi la plupart du temps, et on m’aide le week-end | on a fait des tours, écrits sur le frigo`,
  ),
  sharingAlone: list(
    `je fais tout, puisque je vis en solo | c’est moi, il n’y a personne d’autre à la maison`,
  ),
  bought: (foods, place, whom) => [
    `j’ai pris ${foods}, ${place}, ${whom}`,
    `${foods}, ${place} ; j’y étais ${whom}`,
    `la dernière fois, ${foods}, ${place}, ${whom}`,
  ],
  foods: list(
    `du pain | du fromage | des légumes | des pâtes | du café | des fruits | du lait | des œufs | du poisson`,
  ),
  shops: list(
    `au supermarché | au marché | à l’épicerie | au Leclerc d’à côté | chez le boulanger et le primeur | au Lidl`,
  ),
  whom: list(`sans personne avec moi | avec ma fille | avec une voisine | avec mon frère`),
  rule: (wish) => [
    `elle prévoirait ${wish}`,
    `j’écrirais d’abord : ${wish}`,
    `on demanderait ${wish}`,
    `moi, j’y mettrais ${wish}`,
  ],
  same: (name) => [`Comme ${name}.`, `Je rejoins ${name}.`, `${name} a bien résumé.`],
  differs: (name) => [
    `Pour moi, c’est autre chose que pour ${name}.`,
    `Je ne dirais pas comme ${name}.`,
    `J’entends ce que dit ${name}.`,
    `Merci ${name}.`,
    `Après ${name}, ma réponse à moi.`,
  ],
}
