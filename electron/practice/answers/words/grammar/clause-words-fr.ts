import { de } from '../../../speech/french.ts'
import { list } from '../lore.ts'
import type { ClauseWords } from './clause-words.ts'

/** French answers to questions of a known shape, about whatever thing. */
export const clauseWordsFr: ClauseWords = (shape, { thing, done, denied }, { woman, old, alone, health }) => {
  const it = thing === '' ? 'ça' : thing
  switch (shape) {
    case 'heard':
      return {
        yes: list(
          `oui, à la télévision, sans beaucoup de détails | j’ai entendu parler ${de(it)}, mais je ne saurais pas l’expliquer | je connais le nom, guère plus | oui, un peu, par ce qu’on en dit | oui, quelqu’un de la famille m’en a parlé | oui, j’ai lu quelque chose dans le journal | vaguement, je ne pourrais pas en dire plus | oui, je m’étais renseigné${woman ? 'e' : ''} une fois | on en parle, donc oui, un peu | oui, je vois à peu près ce que c’est`,
        ),
        no: list(
          `non, ${it}, ça ne me dit rien | je n’ai jamais entendu parler ${de(it)} | pas du tout, il faudrait qu’on m’explique | le nom ne me dit rien | non, personne ne m’en a jamais parlé | non, je découvre ça aujourd’hui | non, je suis passé${woman ? 'e' : ''} à côté | non, et je ne saurais pas où chercher`,
        ),
        more: list(
          `j’aimerais en savoir plus | autour de moi on n’en parle guère | je n’ai pas cherché à savoir | on entend tout et son contraire là-dessus | il faudrait l’expliquer avec des mots simples | je demanderais à quelqu’un qui s’y connaît`,
        ),
      }
    case 'knowledge':
      return {
        yes: list(
          `ce que j’en sais, je l’ai entendu aux informations | l’essentiel, je crois, pas les détails | je sais ce qu’on en dit autour de moi | pas mal de choses, j’ai lu là-dessus | j’en sais plus par expérience que par les livres | de quoi en parler, pas de quoi l’expliquer | je m’étais renseigné${woman ? 'e' : ''} une fois, c’était plus simple que je ne pensais`,
        ),
        no: list(
          `pas grand-chose, pour être honnête | très peu de choses | seulement ce que tout le monde sait | presque rien, on ne m’a rien expliqué | je connais le nom et c’est à peu près tout | j’en ai une idée vague, pas plus`,
        ),
        more: list(
          `j’aimerais en savoir plus | on entend tout et son contraire là-dessus | je n’ai pas cherché à savoir | il faudrait l’expliquer avec des mots simples`,
        ),
      }
    case 'informed': {
      const ways = [
        ...list(
          `surtout par la radio, le matin | par le journal télévisé | par les gens autour de moi, avant tout | par le journal, quand j’ai le temps | quelqu’un de la famille m’en a parlé | la télévision, pour l’essentiel | en discutant avec des gens que je connais | par un dépliant que j’ai gardé | par le bouche-à-oreille, comme beaucoup`,
        ),
        ...(health
          ? list(`mon médecin, qui explique bien | le pharmacien, c’est à lui que je demande d’abord`)
          : []),
        ...(old
          ? []
          : list(
              `sur mon téléphone, un peu tous les jours | je cherche sur internet | les réseaux sociaux, je l’avoue`,
            )),
      ]
      return {
        yes: ways,
        no: ways,
        more: list(
          `je compare avant de croire quoi que ce soit | je ne cherche pas plus loin | il y en a tellement qu’il faut trier | je demande quand je ne comprends pas`,
        ),
      }
    }
    case 'trust': {
      return {
        yes: list(
          `ceux qui prennent le temps d’expliquer | les gens que je connais depuis des années | ceux qui écoutent avant de parler | ceux qui disent quand ils ne savent pas | ceux qui n’ont rien à vendre | ma famille, avant tout le monde${health ? ' | mon médecin, en premier' : ''}`,
        ),
        no: list(
          `pas grand monde, je préfère vérifier | personne les yeux fermés | je crois ce que je vois, c’est tout | de moins en moins de monde, je dois dire | personne en particulier | j’écoute tout le monde et je me fais mon idée | ça dépend de qui j’ai en face | celui qui répond à mes questions | je me fie à ce que me disent mes amis`,
        ),
        more: list(
          `la confiance, ça prend du temps | on m’a déçu${woman ? 'e' : ''} une fois, ça rend prudent | c’est une question de personnes plus que de titres | quand c’est important, je demande un second avis`,
        ),
      }
    }
    case 'affects':
      return {
        yes: list(
          `je ne crois pas que ça change grand-chose | ça pourrait même faire du bien, au bout du compte | petit à petit, sans qu’on s’en rende compte | dans les petites choses d’abord, j’imagine | ça dépend de ce qu’on fera, mais je reste confiant${woman ? 'e' : ''} | pas autant qu’on le dit | pour ${it}, je ne m’inquiète pas trop`,
        ),
        no: list(
          `ça va rendre les choses plus difficiles | pour ${it}, j’ai peur que ça se dégrade | ça nous coûtera plus cher, c’est sûr | ceux qui ont le moins le sentiront en premier | plus qu’on ne le pense | ça a déjà commencé, ça se voit | mal, si on ne fait rien à temps | ça fera des soucis de plus`,
        ),
        more: list(
          `il faudra s’adapter | personne ne nous y prépare vraiment | je pense aux plus jeunes | je le vois déjà par petites touches`,
        ),
      }
    case 'habit':
      return {
        yes: list(
          `oui, ${done} | oui, par habitude surtout | oui, ${done}, la plupart du temps | ${done} quand j’ai le temps | oui, de temps en temps | oui, presque toujours | oui, plus qu’avant | de temps à autre, pas plus | quand j’y pense | c’est devenu une seconde nature | le week-end, surtout | plutôt plus que mes amis`,
        ),
        no: list(
          `non, ${denied} | presque jamais, pour être honnête | ${denied}, je prends les choses comme elles viennent | avant oui, moins maintenant | rarement, seulement quand il le faut | non, je n’en ai jamais pris l’habitude | ce n’est pas pour moi | je n’ai pas le temps pour ça | je laisse ça à d’autres | une fois tous les trente-six du mois | plus jeune, peut-être`,
        ),
        more: list(
          `ça dépend des semaines | je pourrais le faire davantage | ça prend du temps | je suis comme ça | c’est une question d’habitude${alone ? '' : ' | à la maison, d’autres le font plus que moi'}`,
        ),
      }
    case 'manner':
      return {
        yes: list(
          `${done} comme je l’ai toujours fait | ${done} avec une liste, sinon j’oublie | quelques jours à l’avance, quand je peux | calmement, une chose après l’autre | avec ce que j’ai, et ça marche | en demandant à ceux qui savent | comme on me l’a montré quand j’étais jeune | avec un crayon et du papier | le soir, au calme | au plus simple, je ne me complique pas la vie | un peu à la fois, jamais tout d’un coup`,
        ),
        no: list(
          `${done} au jour le jour | ${done} sans trop y penser | au dernier moment, je l’avoue | comme je peux | selon le temps que j’ai | selon ce que ça coûte | au feeling, plus ou moins | en vitesse, le plus souvent | plutôt mal, si je suis honnête | ça change toutes les semaines | il n’y a pas de règle, je fais selon l’humeur`,
        ),
        more: list(
          `ça dépend des jours | je n’ai pas de méthode | il m’a fallu des années pour trouver comment | d’autres feraient autrement${alone ? '' : ' | on se partage ça à la maison'}`,
        ),
      }
    case 'ever':
      return {
        yes: list(
          `oui, ça m’est arrivé | oui, ${done} | oui, une ou deux fois | oui, il y a des années | une fois, et je m’en souviens bien | oui, plus d’une fois | oui, comme beaucoup de gens, j’imagine`,
        ),
        no: list(
          `non, ${denied} | jamais jusqu’ici | pas que je me souvienne | ${denied}, l’occasion ne s’est pas présentée | non, mais autour de moi, oui`,
        ),
        more: list(
          `je n’en garde pas un mauvais souvenir | ça apprend quelque chose | je n’y ai plus pensé depuis | c’est aussi une affaire de chance`,
        ),
      }
    case 'helps':
      return helping
    case 'encourage':
      return encouraging
    case 'went':
      return {
        yes: list(
          `plutôt bien, dans l’ensemble | mieux que je ne le craignais | sans problème particulier | c’est allé vite, je m’en souviens à peine | les gens ont été gentils, c’est ce que je retiens | bien, et je le referais`,
        ),
        no: list(
          `mal au début, et puis ça s’est arrangé | il a fallu beaucoup attendre | pas très bien, je ferais autrement aujourd’hui | je ne me suis pas senti${woman ? 'e écoutée' : ' écouté'} | c’était fatigant, je dois dire | moyennement, personne n’expliquait rien`,
        ),
        more: list(
          `j’étais content${woman ? 'e' : ''} que ce soit fini | ça aurait pu être plus simple | ça dépend sur qui on tombe | j’en ai parlé chez moi, après`,
        ),
      }
    case 'feelIf':
      return {
        yes: list(
          `ça me manquerait tous les jours | perdu${woman ? 'e' : ''}, au début | triste, je pense | ça laisserait un vide | un peu seul${woman ? 'e' : ''} | je ne saurais plus quoi faire de mon temps`,
        ),
        no: list(
          `je m’y ferais, on se fait à tout | soulagé${woman ? 'e' : ''}, peut-être | pas très différent${woman ? 'e' : ''}, pour être honnête | je chercherais autre chose | en colère une semaine, et puis ça passerait`,
        ),
        more: list(
          `je n’aime pas y penser | c’est arrivé à des gens que je connais | le temps ferait son travail | j’en parlerais avec ma famille`,
        ),
      }
    case 'worry':
      return {
        yes: list(
          `non, rien de particulier | je ne m’inquiète pas pour ça | non, je n’y pense pas beaucoup | pas vraiment, je reste calme | presque pas, il y a pire`,
        ),
        no: list(
          `oui, ça m’inquiète un peu | oui, et je ne suis pas ${woman ? 'la seule' : 'le seul'} | quelques-unes, je l’avoue | ça me travaille par moments | je garde un œil là-dessus, disons`,
        ),
        more: list(
          `j’essaie de ne pas trop y penser | personne ne nous rassure | on en parle parfois à la maison`,
        ),
      }
    case 'does':
      return {
        yes: list(
          `de petites choses, rien d’héroïque | un peu tous les jours, sans en faire une affaire | oui, ce que dit le bon sens | oui, j’ai changé quelques habitudes | autant que je peux, à mon rythme | oui, depuis qu’on m’a fait la leçon`,
        ),
        no: list(
          `pas grand-chose, je l’avoue | rien de spécial, je vis comme j’ai toujours vécu | il faudrait, et je remets à plus tard | je commence en janvier et j’arrête en février | pas vraiment, je n’ai pas le temps`,
        ),
        more: list(
          `il faut un peu de volonté | ça ne coûte rien | je pourrais en faire plus | je ne me force pas`,
        ),
      }
    case 'hardest':
      return {
        yes: list(
          `le début, de loin | tenir dans la durée | trouver le temps | comprendre ce qu’on attendait de moi | attendre sans savoir | faire ça ${woman ? 'toute seule' : 'tout seul'}`,
        ),
        no: list(
          `le prix, tout simplement | les papiers, sans hésiter | ne pas être écouté${woman ? 'e' : ''} | changer mes habitudes | devoir répéter la même chose dix fois | rien de vraiment dur, pour être honnête`,
        ),
        more: list(
          `après, ça va mieux | j’ai failli abandonner | d’autres diront pareil | personne ne prévient`,
        ),
      }
    case 'surprise':
      return {
        yes: list(
          `que ce soit si simple, au final | la gentillesse des gens | que ça aille aussi vite | qu’on soit si nombreux dans le même cas | d’y prendre goût, je ne m’y attendais pas`,
        ),
        no: list(
          `rien, je m’y attendais | le prix, j’imaginais moins | le temps que ça a pris | que personne n’explique rien | que si peu de choses aient changé`,
        ),
        more: list(
          `j’en ai parlé à tout le monde | on en apprend tous les jours | j’avais imaginé autre chose`,
        ),
      }
    case 'feelAfter':
      return {
        yes: list(
          `fatigué${woman ? 'e' : ''}, et content${woman ? 'e' : ''} de m’asseoir | de nouveau calme, au bout d’un moment | bien, je ne me laisse pas atteindre | soulagé${woman ? 'e' : ''}, la plupart du temps | comme d’habitude, ça passe vite | mieux, une fois que j’en ai parlé`,
        ),
        no: list(
          `vidé${woman ? 'e' : ''}, sans envie de parler | tendu${woman ? 'e' : ''}, je dors mal ensuite | un peu bas, pour être honnête | épuisé${woman ? 'e' : ''}, il me faut du silence | agacé${woman ? 'e' : ''}, et puis je pense à autre chose | à cran jusqu’au soir`,
        ),
        more: list(
          `marcher un peu, ça aide | la musique fait le reste | j’essaie de ne pas le montrer | le lendemain c’est oublié | ça dépend des jours`,
        ),
      }
    case 'lately':
      return {
        yes: list(
          `on a fait un long déjeuner, rien de spécial, mais un bon | une balade au bord de l’eau, l’autre dimanche | on est allés au marché | on a regardé un match et on a bien crié | une journée à la mer, pour une fois | on a cuisiné pour tout le monde`,
        ),
        no: list(
          `pas grand-chose ces temps-ci, chacun est pris | on s’est appelés, c’est à peu près tout | un café, en passant | on a aidé à un déménagement, toute la journée | une partie de cartes, un après-midi de pluie | on est allés voir une exposition, il y avait foule`,
        ),
        more: list(
          `on devrait le faire plus souvent | on a bien ri | ça m’a fait du bien | j’y repense encore`,
        ),
      }
    case 'future':
      return {
        yes: list(
          `comme aujourd’hui, et ça me va | de mieux en mieux, j’espère | je ne vois pas pourquoi ça changerait | un peu autrement, mais toujours là | plus solide, si on en prend soin | pareil, avec plus de temps pour ça`,
        ),
        no: list(
          `je ne regarde pas si loin | moins facile que maintenant, j’en ai peur | ce ne sera plus pareil, tout change | avec des hauts et des bas, comme tout | je me le demande, pour être honnête | ça s’usera un peu, ça arrive`,
        ),
        more: list(`on verra bien | ça dépend aussi de nous | je prends les années une par une`),
      }
    case 'means':
      return meant
    case 'isSo':
      return {
        yes: list(
          `oui, sans aucun doute | oui, je trouve que ${done} | plutôt oui, même s’il y a d’autres choses | oui, et on n’en parle pas assez | pour moi, oui | oui, j’en suis ${woman ? 'convaincue' : 'convaincu'}`,
        ),
        no: list(
          `non, il y a plus urgent | pas vraiment, à mon avis | je ne dirais pas ça | pas plus qu’autre chose | pour moi, non | ça se discute, je dirais plutôt non`,
        ),
        more: list(`chacun voit ça à sa façon | on en reparlera dans dix ans | c’est mon avis, rien de plus`),
      }
    case 'tellOf':
      return {
        yes: list(
          `rien à redire là-dessus | ça va plutôt bien de ce côté-là | je n’y pense pas trop, ça roule | c’est devenu mieux avec les années | c’est simple, rien d’extraordinaire`,
        ),
        no: list(
          `c’est mon point faible | je n’en suis pas très ${woman ? 'fière' : 'fier'} | ça pourrait aller mieux, je le sais | ça dépend des semaines, et de mon humeur | je me dis toujours que je vais changer quelque chose`,
        ),
        more: list(
          `chacun a sa façon de faire | c’était autre chose il y a dix ans | je me débrouille comme je peux`,
        ),
      }
  }
}

const helping = {
  yes: list(
    `une liste que je tiens à jour | l’habitude, plus que tout | savoir ce que ça va coûter | faire simple | avoir quelqu’un avec qui le faire | un peu de temps devant moi | les conseils de ceux qui savent`,
  ),
  no: list(
    `rien en particulier, je me débrouille | pas grand-chose, je fais comme ça vient | il faudrait du temps, et je n’en ai pas | m’y mettre le week-end, sinon j’abandonne | quelques idées trouvées ici ou là`,
  ),
  more: list(`sans ça je laisse tomber | j’ai mis du temps à le comprendre | ça ne suffit pas toujours`),
}

const encouraging = {
  yes: list(
    `en rendant ça moins cher | en l’expliquant tôt, dès l’école | en montrant l’exemple | en faisant simple et près de chez eux | en en parlant sans faire la leçon | en commençant par une petite chose | en laissant essayer gratuitement`,
  ),
  no: list(
    `on ne peut pas forcer les gens | il faut que ça vienne d’eux | en leur donnant du temps, pour commencer | moins de publicité pour le contraire, ce serait un début | en leur demandant d’abord ce qui les arrête | pas avec des affiches, en tout cas`,
  ),
  more: list(
    `on fait comme les gens autour de soi | c’est l’argent qui décide, à la fin | ça prend des années | un mot gentil fait plus qu’une amende`,
  ),
}

const meant = {
  yes: list(
    `écouter les gens avant de décider | dire clairement où va l’argent | des règles plus simples, les mêmes pour tous | commencer par donner l’exemple en haut | vérifier que ce qui est promis est fait | demander l’avis des gens plus d’une fois tous les cinq ans | avancer pas à pas, avec une date pour chaque étape | expliquer avec des mots simples, par un courrier à chacun | laisser plus de place à ceux qui sont sur le terrain | regarder ce qui marche à côté et le reprendre`,
  ),
  no: list(
    `arrêter les privilèges, déjà | moins de discours et plus d’actes | il faudrait d’autres personnes en haut | supprimer la moitié des règles, pour commencer | je n’y crois pas, trop l’ont promis | que ceux qui profitent paient leur part | que décident ceux qui connaissent la vraie vie | rien ne bougera tant que personne n’est responsable`,
  ),
  more: list(
    `ce n’est pas si difficile | on en parle depuis vingt ans | il y faut du courage | les gens suivraient | il faut que ce soit pareil pour tout le monde`,
  ),
}
