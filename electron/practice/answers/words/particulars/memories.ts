/** Answers about childhood, school, family stories and what has marked a life. */
export const memories = String.raw`
# thing: (bonbon~|plats?|repas|dessert|gouter|dishes?|meals?|food|sweets?) + (enfant|enfance|petite?|child|childhood|kid|little|growing up)
fr: les crêpes | la purée de ma grand-mère | le chocolat chaud | les frites | le gâteau au yaourt | le poulet du dimanche | le riz au lait
en: pancakes | my grandmother’s mash | hot chocolate | chips | sponge cake | Sunday roast | rice pudding
# who: (ami|amie|copain|copine|camarade|friend) + (enfance|ecole|enfant|petite?|childhood|school|child|growing up)
fr: le fils des voisins | ma cousine | une fille de ma classe | mon frère | un garçon de l’immeuble | la fille de la boulangère
en: the boy next door | my cousin | a girl in my class | my brother | a boy from our building | the baker’s daughter
# tell!: (maison|appartement|logement|house|home|flat) .*(enfance|enfant|grandi|childhood|child|grew up|growing up)|(childhood|family) home
fr: une petite maison avec un jardin | un appartement au troisième, sans ascenseur | une grande cuisine où l’on vivait | deux enfants par chambre | une ferme avec des poules | un pavillon comme tous les autres de la rue | il y faisait froid l’hiver | un grenier plein de trésors
en: a small house with a garden | a flat on the third floor with no lift | a big kitchen where we lived | two children to a room | a farm with hens | a house like all the others in the street | it was cold in winter | an attic full of treasures
# tell!: (dimanches?|sundays?|vacances|holidays|noels?|soirees?|repas) .*(en famille|enfance|enfant|as a family|childhood|as a child|ressemblai\w*|were .*like)|(recreations?|recre|cour de (l'ecole|recreation)|playtime|break time|recess)
fr: on jouait dehors jusqu’à l’heure de manger | un long repas et une promenade | des jeux, des disputes et des rires | la messe, puis le poulet rôti chez ma grand-mère | aux billes ou à l’élastique | on courait partout | toute la famille à table | c’était calme, chacun dans son coin
en: we played outside until it was time to eat | a long meal and then a walk | games, quarrels and laughter | church, then a roast at my grandmother’s | marbles or skipping | we ran about everywhere | the whole family round the table | quiet, everyone in their corner
# one!: (betise~|farce~|anecdote~|histoire drole|prank~|mischief|naught~|funny story|trouble) .*(enfan~|famille|classe|ecole|famil~|child~|class|school)|(betise~|anecdote~) .*
fr: j’ai coupé les cheveux de ma sœur | j’ai peint le chien en bleu | on a enfermé le surveillant dans les toilettes | j’ai mangé le gâteau d’anniversaire avant tout le monde | je suis parti de l’école tout seul, à cinq ans | on a inondé la cuisine en jouant au bateau | j’ai lâché des grenouilles en classe
en: I cut my sister’s hair | I painted the dog blue | we locked a teacher in the cupboard | I ate the birthday cake before anyone else | I walked home from school alone at five | we flooded the kitchen playing ships | I let frogs loose in the classroom
# thing: (peur~|crain~|fear~|scared|afraid|frighten~) + (enfan~|petite?|child~|kid|little) - (pour|de) vos|votre|pour|your|for
fr: le noir | le loup sous le lit | l’orage | la cave | les clowns | le dentiste | les fantômes du grenier
en: the dark | the wolf under the bed | thunder | the cellar | clowns | the dentist | ghosts in the attic
# why: (professeur~|prof|enseignant~|instituteur|institutrice|maitresse|teacher~|coach) + (marque~|souv~|prefere~|aime~|influenc~|remember|mark~|favou?rite|liked?)
fr: il expliquait avec patience | elle m’a donné le goût de lire | il croyait en moi | elle était sévère mais juste | il nous faisait rire | elle m’a fait aimer les maths | il parlait de la vie autant que du programme
en: he explained things patiently | she gave me a taste for reading | he believed in me | she was strict but fair | he made us laugh | she made me like maths | he talked about life as much as about the lesson
# one!: (rentree|premiere? (jour|journee|fois|classe)|first (day|time|class)) .*(ecole|classe|college|lycee|rentree|school|class)|(souvenir|memory|remember).*(ecole|college|lycee|school|rentree)
fr: je pleurais à la grille | ma mère avait les yeux plus rouges que moi | l’odeur de la craie et des cahiers neufs | un cartable plus gros que moi | je me suis fait une amie tout de suite | la maîtresse m’a pris la main | je ne voulais plus rentrer à la maison
en: I cried at the gate | my mother’s eyes were redder than mine | the smell of chalk and new exercise books | a satchel bigger than I was | I made a friend straight away | the teacher took my hand | I did not want to go home
# tell!: (souvenir~|memor~|remember|rappel~) .*(grands?-?(parents?|meres?|peres?)|grand(parents?|mother|father)|parents?|mere|pere|mother|father)
fr: l’odeur de la cuisine le dimanche | ses mains qui tricotaient toujours | les histoires de la guerre racontées le soir | on cueillait des cerises au jardin | il me laissait conduire le tracteur | elle chantait en faisant la vaisselle | de longues parties de cartes
en: the smell of cooking on Sundays | hands that were always knitting | stories of the war in the evening | we picked cherries in the garden | he let me steer the tractor | she sang over the washing up | long games of cards
# thing: (parents?) + (rencontre~|connu~|met|meet) - enseign|profs?|teacher
fr: au bal du village | au travail | par des amis | à l’école déjà | pendant des vacances | au mariage d’une cousine | je ne sais pas vraiment, ils n’en parlaient pas
en: at a dance | at work | through friends | they were at school together | on holiday | at a cousin’s wedding | I do not really know, they never spoke of it
# one!: (lecons?|lessons?|morale|enseignement) .*(vie|proche|guide|appris|retenu|important~|life|learn\w*|best)
fr: ne jamais remettre à demain | on récolte ce qu’on sème | le respect, avec tout le monde | se relever après chaque échec | compter d’abord sur soi | dire les choses tant qu’il est temps | on n’a rien sans rien
en: never put things off | you reap what you sow | respect for everybody | get up again after each fall | rely on yourself first | say things while there is time | nothing comes for nothing
# thing: (premiere?|first) + (disque|cassette|album|vinyle|cd|concert|record|tape|album|gig)
fr: un disque de Goldman | un 45 tours de Sheila | Thriller, de Michael Jackson | une cassette de chansons pour enfants | les Beatles | un album de Téléphone | un CD de Céline Dion
en: a record by the Beatles | Thriller | an Abba tape | a Queen album | a CD of nursery songs | something by the Spice Girls | a single I have forgotten
# thing: (concert~|spectacle~|shows?|gigs?) + (oubli~|marque~|meilleur~|plus beau|souvenir|forget|best|memorable|favou?rite|unforgettable)
fr: Johnny au stade | un petit concert de jazz dans une cave | Stromae | Mylène Farmer | un opéra en plein air | Indochine avec les copains | un concert de rue, par hasard
en: Queen at the stadium | a jazz concert in a cellar | Coldplay in the rain | an opera in the open air | Bruce Springsteen | a street concert I came upon by chance
# thing: (moment|evenement|rencontre|tournant|event|moment|encounter|turning point|experience) + (change~|marque~|boulevers~|transform~|important~|tournant|shape~|impact~) + (vie|vous|life|you) - histoire|history|dernier|recemment
fr: la naissance de quelqu’un dans la famille | mon premier emploi | la mort d’un proche | le départ de chez mes parents | une maladie | la rencontre avec un vieil ami | un déménagement | un voyage loin d’ici
en: a birth in the family | my first job | losing somebody close | leaving my parents’ home | an illness | meeting an old friend | moving house | a journey far from here
# thing: (decision~|choix|choice~) + (difficile~|fier|fiere|important~|meilleur~|dur|regrett~|difficult|hard|proud~|best|important|regret) + (vous|votre|vie|you|your|life|avez) - maire|president|gouvernement|government
fr: changer de métier | quitter une ville que j’aimais | dire non à un mauvais emploi | arrêter de fumer | partir loin de ma famille | reprendre des études | me séparer de quelqu’un | acheter mon logement
en: changing careers | leaving a town I loved | saying no to a bad job | giving up smoking | going far from my family | going back to studying | parting from someone | buying my home
# thing: (fierte|proud|fiere?s?) + (quartier|ville|village|commune|region|area|neighbou?rhood|town|city|village|region|community)
fr: les gens qui s’entraident | le marché | les arbres et le parc | la fête de l’été | les associations | l’histoire du lieu | le calme, le soir | rien de particulier
en: people who help each other | the market | the trees and the park | the summer fair | the clubs and societies | its history | the quiet in the evening | nothing in particular
# thing: (reussite~|succes|fierte|exploit|accompli~|success~|achievement~|accomplish~|proudest|proud|fiere?s?) + (plus|vous|votre|you|your|biggest|greatest|far|ever|most) - routine|matin~|morning~|travail|job|work|enfants|children|team|equipe
fr: mon diplôme | avoir élevé une famille | mon premier logement | avoir arrêté de fumer | mon jardin | avoir aidé quelqu’un à s’en sortir | une course terminée | être là où je suis, en partant de rien
en: my diploma | bringing up a family | my first home | giving up smoking | my garden | having helped somebody out of trouble | finishing a race | being where I am, starting from nothing
# thing!: (tradition~|coutume~|rituel~|ritual~|custom~) + (transmettre|famille|garder|aime~|pass on|family|keep|important|cher|enjoy)
fr: les repas du dimanche | la galette des rois | le sapin décoré tous ensemble | les recettes de ma grand-mère | les histoires du soir | les vacances entre cousins | le café après la messe
en: Sunday lunches | decorating the tree together | my grandmother’s recipes | bedtime stories | holidays with all the cousins | pancakes in February | birthday songs
# when: (peur|effray~|frighten~|scared|afraid|terrified) + (plus|most|eu|felt|derniere|last)
fr: dans un accident de voiture | pendant un orage en montagne | quand un enfant de la famille s’est perdu | à l’hôpital, en attendant un résultat | une nuit, en rentrant à pied
en: in a car accident | in a storm in the mountains | when a child in the family went missing | in hospital, waiting for a result | one night, walking home
# who: (influenc~|marque~|inspir~|influential|mark~|impact~) + (vie|vous|parcours|life|you)
fr: ma mère | mon grand-père | un professeur de français | mon premier patron | une amie | mon père
en: my mother | my grandfather | a teacher of mine | my first boss | a friend | my father
# why: (influenc~|marque~|inspir~|admir~|influential) + (vie|vous|personne|qui|life|you|person|who)
fr: cette personne croyait en moi | elle n’a jamais baissé les bras | elle m’a appris à travailler | elle disait toujours la vérité | elle donnait sans compter
en: they believed in me | they never gave up | they taught me to work | they always told the truth | they gave without counting
# wish: (enfance|jeunesse|passe|childhood|youth|past) + (chang~|autrement|different~|refaire|change|differently)
fr: plus de temps avec mon père | moins de disputes à la maison | moins de sévérité à l’école | un peu plus d’argent | plus de voyages | rien, elle était bien comme ça
en: more time with my father | fewer quarrels at home | less strictness at school | a little more money | more travelling | nothing, it was fine as it was
`
