import { lifeOf } from '../panel/life.ts'
import { asksPlainly } from './asks-plainly.ts'
import { capital } from './capital.ts'
import { a, de, inFirstPerson, que, si } from './french.ts'
import type { Phrases } from './phrases.ts'
import { quoted } from './quoted.ts'

const asides = [
  'les travaux devant chez moi durent depuis deux ans',
  'la camionnette du voisin est encore garée sur le trottoir',
  'on ne capte toujours rien au téléphone par ici',
  'le prix de l’essence devient n’importe quoi',
  'il fait un drôle de temps en ce moment',
  'la poste a fermé et personne n’en parle',
  'il y a trop de chiens en liberté dans le parc',
  'on attend toujours la fibre dans ma rue',
]

/** French. */
export const phrasesFr: Phrases = {
  anySubject: 'ce sujet',
  opening: (s) => [
    `Pour ce qui est ${de(s)}, `,
    `Concernant ${s}, `,
    `À propos ${de(s)}, `,
    `Pour parler ${de(s)}, `,
    `Quand je pense ${a(s)}, `,
    `Sur ${s}, `,
    `Si on parle ${de(s)}, `,
    `Avec ${s}, `,
    `Chez moi, ${s}, on en parle de temps en temps : `,
    `Dans mon cas, avec ${s}, `,
  ],
  echo: (s) => `${capital(s)} ? `,
  view: (c) => [
    c,
    `je trouve ${que(c)}`,
    `j’ai l’impression ${que(c)}`,
    `je dirais ${que(c)}`,
    `franchement, ${c}`,
    `ce que je vois, c’est ${que(c)}`,
    `je pense surtout ${que(c)}`,
    `honnêtement, ${c}`,
    `il me semble ${que(c)}`,
    `le plus important, c’est ${que(c)}`,
  ],
  weigh: (good, bad) => [
    `${good}, mais ${bad}`,
    `d’un côté, ${good} ; de l’autre, ${bad}`,
    `je reconnais ${que(good)}, seulement ${bad}`,
    `${bad}, même ${si(good)}`,
    `c’est partagé : ${good}, et en même temps ${bad}`,
  ],
  reason: (c) => [
    `parce ${que(c)}`,
    `surtout parce ${que(c)}`,
    `d’abord parce ${que(c)}`,
    `la raison est simple : ${c}`,
    `tout simplement parce ${que(c)}`,
    `si je réfléchis bien, c’est parce ${que(c)}`,
  ],
  wish: (w) => [
    `il faudrait ${w}`,
    `j’aimerais bien ${w}`,
    `je voudrais ${w}`,
    `ce que je demande, c’est ${w}`,
    `je commencerais par ${w}`,
    `ce qui aiderait, ce serait ${w}`,
    `j’attends surtout ${w}`,
  ],
  self: (persona) => {
    const life = lifeOf(persona, persona.key)
    const { age } = persona
    const wisdom =
      age < 30
        ? 'on n’a pas encore d’habitudes là-dessus'
        : age < 60
          ? 'on voit vite ce qui tient et ce qui ne tient pas'
          : 'on a vu passer pas mal de choses'
    return [
      `Je suis ${life.job.fr} et j’habite ${life.place.fr}, donc ça compte.`,
      `J’habite ${life.place.fr}, ça joue forcément.`,
      `À ${age} ans, ${wisdom}.`,
      `${capital(inFirstPerson(life.home.fr))}, et ça change la façon de voir les choses.`,
      `${capital(inFirstPerson(life.habit.fr))}, donc je regarde à deux fois avant de changer mes habitudes.`,
      `Je dis ça parce que je suis ${life.job.fr}.`,
    ].map((text) => text.replace(/'/g, '’'))
  },
  brief: (s) => [
    `Rien de spécial à dire sur ${s}.`,
    `${capital(s)}, ça me va comme ça.`,
    'Pas grand-chose à dire.',
    'Bof.',
    'Ça me va comme ça.',
    'Rien à ajouter.',
    `Je ne me suis jamais posé la question pour ${s}.`,
    `Aucun avis sur ${s}.`,
    'Je passe.',
  ],
  offPoint: () =>
    asides.flatMap((aside) => [
      `Ce n’est pas la question, mais ${aside}.`,
      `Rien à voir, mais ${aside}.`,
      `Je profite de ce message pour dire ${que(aside)}.`,
      `Là-dessus je n’ai pas d’avis, par contre ${aside}.`,
    ]),
  unclear: (how, s) => {
    switch (how.kind) {
      case 'double':
        return [
          'La question n’est pas claire : il y en a deux en une.',
          'Je répondrais différemment pour chacune des deux choses, alors que choisir ?',
          `Sur ${s}, vous mélangez deux questions, je ne sais pas à laquelle répondre.`,
          'Vous demandez deux choses à la fois, ce n’est pas clair.',
          'Oui pour l’une, non pour l’autre : la question n’est pas claire.',
        ]
      case 'vague':
        return [
          `« ${capital(how.word)} », ça veut dire quoi exactement ? La question n’est pas claire.`,
          `Tout dépend de ce que vous appelez « ${how.word} ».`,
          `Question pas claire : « ${how.word} », c’est une fois par jour ou une fois par an ?`,
          `Pour ${s}, il faudrait préciser « ${how.word} ».`,
        ]
      case 'long':
        return [
          'J’ai relu trois fois et la question ne me paraît toujours pas claire.',
          'La phrase est trop longue, j’ai perdu le fil.',
          `J’ai compris qu’il s’agissait ${de(s)}, mais pas ce que vous demandez.`,
          'Question pas claire, il y a trop de choses dedans.',
        ]
    }
  },
  tics: [
    'Franchement, ',
    'Alors, ',
    'Écoutez, ',
    'Moi, ',
    'Bon, ',
    'Vous savez, ',
    'Honnêtement, ',
    'En fait, ',
  ],
  agree: (name, c) => [
    `je suis d’accord avec ${name} : ${c}`,
    `${name} a raison, ${c}`,
    `comme ${name}, je trouve ${que(c)}`,
    `ce que dit ${name} me parle : ${c}`,
    `pareil que pour ${name}, ${c}`,
  ],
  disagree: (name, c) => [
    `je ne vois pas les choses comme ${name} : ${c}`,
    `pardon ${name}, mais ${c}`,
    `je comprends ${name}, mais ${c}`,
    `pas d’accord avec ${name} là-dessus : ${c}`,
    `${name} a peut-être raison en théorie, sauf ${que(c)}`,
  ],
  quoteAgreeing: (name, said, c) => [
    `${name} dit ${que(said)}, c’est vrai ; j’ajouterais ${que(c)}`,
    `oui, ${said}, ${name} l’a bien dit, et puis ${c}`,
    `comme le dit ${name}, ${said}, et en plus ${c}`,
  ],
  quoteOpposing: (name, said, c) => [
    `${name} dit ${que(said)}, mais pour moi ${c}`,
    `j’entends bien ${que(said)}, ${name}, seulement ${c}`,
    `${said}, dit ${name} ; moi, je vois surtout ${que(c)}`,
  ],
  waver: (name, said) => [
    `je penchais pour le contraire, mais ce que dit ${name} me fait réfléchir : ${said}`,
    `${name} m’a presque fait changer d’avis : c’est vrai ${que(said)}`,
    `en arrivant, je pensais autre chose, mais oui, ${said}, ${name} a raison là-dessus`,
  ],
  toWhoAsked: (name) => [`Je vous réponds, ${name}.`, `Eh bien voilà, ${name}.`, `Bonne question, ${name}.`],
  recall: (name, c) => [
    `je reviens à ce que disait ${name} tout à l’heure : ${c}`,
    `ça rejoint ce que disait ${name} au début, ${c}`,
    `je repense à ce ${que(name)} a raconté, ${c}`,
  ],
  ask: (name) => [`Et vous, ${name} ?`, `${name}, qu’en dites-vous ?`],
  replyTo: (name, c) => [
    `pour répondre à ${name}, ${c}`,
    `eh bien, ${name}, ${c}`,
    `chez moi, ${name}, c’est simple : ${c}`,
  ],
  nod: (name) => [`Rien à ajouter, ${name} a tout dit.`, `Tout à fait d’accord avec ${name}.`],
  moderator: {
    name: 'Modératrice',
    welcome: (s) =>
      `Bonjour à toutes et à tous, merci d’être là. Nous allons parler ${de(s)} ; il n’y a pas de mauvaise réponse.`,
    point: (text, first) =>
      asksPlainly(text)
        ? first
          ? [`Pour commencer : ${text}`, `Première question : ${text}`]
          : [
              `Passons à la suite. ${text}`,
              `Question suivante : ${text}`,
              `J’aimerais aborder autre chose. ${text}`,
            ]
        : first
          ? [`Commençons par le premier point : ${quoted(text, 'fr')}. Qu’en pensez-vous ?`]
          : [
              `Point suivant : ${quoted(text, 'fr')}. Qu’en dites-vous ?`,
              `Parlons maintenant de ceci : ${quoted(text, 'fr')}. Qui commence ?`,
            ],
    contrast: (s) => [
      `Restons un moment sur ${s}. Est-ce que quelqu’un voit les choses autrement ?`,
      `J’entends des avis différents sur ${s}. Qu’est-ce qui vous sépare, au fond ?`,
    ],
    change: (s) => [
      `Si vous pouviez changer une seule chose, pour ${s}, ce serait quoi ?`,
      `Concrètement, à propos ${de(s)}, qu’est-ce que vous attendez ?`,
    ],
    example: (s) => [
      `Est-ce que vous avez un exemple précis, quelque chose de vécu, sur ${s} ?`,
      `Racontez-nous un moment précis, en lien avec ${s}.`,
    ],
    last: [
      'Pour finir, en une phrase, que faut-il retenir ?',
      'Dernier tour de table : un mot pour conclure ?',
    ],
    thanks: [
      'Merci à toutes et à tous, nous nous arrêtons là.',
      'Merci pour cet échange, c’était très utile. Bonne soirée !',
    ],
  },
}
