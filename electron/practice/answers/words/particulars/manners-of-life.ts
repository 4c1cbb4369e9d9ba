/** How people act, and what place things have in their days; problems of a country, a generation and a city. */
export const mannersOfLife = String.raw`
# deed: (reagi~|gerez|faites|faire face|react|handle|deal with|cope) + (erreur~|echec~|mistake~|failure~|fail~)
fr: j’essaie de comprendre ce qui n’a pas marché | je m’en veux, puis ça passe | j’en parle à quelqu’un | je recommence autrement | je m’excuse si ça touche d’autres gens | j’en ris, avec le temps | je tourne la page
en: I try to see what went wrong | I blame myself, and then it passes | I talk about it to somebody | I start again in another way | I say sorry if others are hurt | I laugh about it in time | I move on
# deed: (reagi~|faites|feriez|react|do you|would you) + (message~|mail~|lien~|appel~|sms|link~|email~|call~|text) + (suspect~|inconnu~|frauduleu~|bizarre~|suspicious|unknown|strange|scam~)
fr: je supprime sans ouvrir | je ne clique jamais | je demande à quelqu’un qui s’y connaît | je bloque le numéro | je vérifie l’adresse de l’expéditeur | je le signale
en: I delete it without opening it | I never click | I ask somebody who knows about these things | I block the number | I check the sender’s address | I report it
# deed: (reagi~|comport~|faites|react|behave|deal|do you) + (conflit~|conflictuel~|difficile|tension~|desaccord~|pression|critique~|reproche~|conflict~|difficult|disagree~|pressure|criticism)
fr: je garde mon calme | j’écoute d’abord | je laisse passer l’orage | je dis ce que je pense, poliment | je cherche un arrangement | je m’éloigne un moment | je monte un peu le ton, puis je m’excuse
en: I keep calm | I listen first | I wait for the storm to pass | I say what I think, politely | I look for a compromise | I walk away for a while | I raise my voice a little and then say sorry
# one!: (quelle?|what|how much) (est |is )?(la |the |l')?(importance|place|role|part)\b.*(vie|quotidien~|pour vous|jour|life|daily|to you)|(how important|quelle importance) .* - amitie|amis|famille|friend~|family
fr: une grande place, j’en ai besoin tous les jours | une place moyenne, ni plus ni moins | assez peu, je m’en passe bien | de plus en plus de place, que je le veuille ou non | c’est utile, sans être indispensable | une plus grande place que je ne l’aurais cru | une petite place, le week-end surtout
en: a big one, I need it every day | a middling one, no more and no less | rather little, I can do without | more and more, whether I like it or not | it is useful without being vital | a larger one than I would have thought | a small one, mostly at weekends
# tell!: (signifie~|veut dire|c'est quoi|mean~) .*(genereu~|generosite|generous|generosity|solidaire|gentil~|kind~|bon voisin)
fr: donner sans attendre de retour | prendre du temps pour les autres | aider un voisin sans qu’il le demande | partager ce qu’on a, même peu | écouter vraiment | ne pas compter ses heures
en: giving without expecting anything back | making time for others | helping a neighbour before they ask | sharing what you have, even if it is little | really listening | not counting the hours
# tell!: (comment|how) .*(defini~|decri~|qualifi~|describe|define).*(alimentation|habitudes alimentaires|regime|cuisine|diet|eating habits|food)
fr: plutôt équilibrée, avec des écarts | simple et de saison | trop rapide en semaine | je mange un peu de tout | beaucoup de légumes | un peu trop sucrée | traditionnelle, comme à la maison | ça dépend de la fin du mois
en: rather balanced, with lapses | simple and in season | too hurried on weekdays | I eat a bit of everything | plenty of vegetables | a little too sweet | traditional, as at home | it depends on the end of the month
# thing: (technolog~|outil~|appareil~|tool~|device~) + (productif~|productive|efficace|organis~|aide~|helps?|gagner du temps|save time)
fr: le calendrier du téléphone | l’ordinateur portable | le GPS | un bon vieux carnet | la messagerie | le lave-vaisselle | les rappels automatiques
en: the calendar on my phone | my laptop | satnav | a good old notebook | messages | the dishwasher | automatic reminders
# thing: (productivite|productif~|efficace~|efficacite|organise~|productivity|productive|efficient|organi[sz]ed) + (comment|ameliorer|gens|how|improve|people|become)
fr: en faisant une chose à la fois | se lever plus tôt | couper le téléphone | faire une liste le matin | dormir assez | prendre de vraies pauses | dire non plus souvent
en: by doing one thing at a time | getting up earlier | switching the phone off | making a list in the morning | sleeping enough | taking real breaks | saying no more often
# thing: (perte de temps|perdez .*temps|perdre .*temps|waste of (your )?time|wastes? .*time|time-waster)
fr: les réseaux sociaux | attendre au téléphone | les embouteillages | la télé | chercher mes clés | les réunions | les papiers administratifs
en: social media | waiting on the phone | traffic jams | television | looking for my keys | meetings | paperwork
# thing: (surprise~) + (meilleure|belle|recue?|derniere|best|nicest|received|last|ever) - service|magasin|shop
fr: une fête d’anniversaire que je n’attendais pas | la visite d’un ami venu de loin | un voyage offert | une lettre d’un ancien collègue | un bouquet sans raison | un remboursement des impôts
en: a birthday party I did not expect | a visit from a friend far away | a trip somebody gave me | a letter from an old workmate | flowers for no reason | a tax refund
# thing: (vacation~|vacances|voyage~|holidays?|trips?) + (memorable|marquant~|inoubliable~|unforgettable|best|meilleur~) + (quel~|which|what)
fr: une semaine en Corse | un tour d’Italie en train | le camping avec les cousins | un voyage au Québec | Venise | un été en Bretagne
en: a week in Corsica | round Italy by train | camping with the cousins | a trip to Canada | Venice | a summer in Brittany
# thing: (matiere~|subject~|cours|lessons?) + (deteste~|moins|n'aimiez|resist~|disliked?|hated?|least|worst) + (ecole|college|lycee|school|eleve|resist~|student)
fr: les maths | la physique | le latin | l’histoire | l’allemand | la gymnastique | la chimie
en: maths | physics | Latin | history | German | gym | chemistry
# thing!: (aliments?|plats?|foods?|dish\w*|things?) .*(jamais|never) .*(manger\w*|eat\w*|gout\w*|try|tast\w*)|(jamais|never) (\w+ )?(manger\w*|eat|gout\w*|try)
fr: les abats | les escargots | les huîtres | les insectes | le foie | les tripes | le piment
en: liver | snails | oysters | insects | tripe | raw fish | very hot curry
# deed: (organis~|prepar~|plan~|organi[sz]e) + (fete~|anniversaire~|soiree~|repas|party|parties|birthday~|dinner) + (comment|how)
fr: je fais la liste des invités | chacun apporte quelque chose | je prépare les plats la veille | je range avant et surtout après | je choisis une date qui va à tous | la musique, c’est pour quelqu’un d’autre | je reste simple
en: I make a list of guests | everyone brings something | I cook the day before | I tidy up before and mostly after | I pick a date that suits everyone | somebody else sees to the music | I keep it simple
# thing!: (recycl~|tri|tri~) + (aide~|sert|servir|help~|benefit~|pourquoi|utile|good)
fr: moins de déchets à brûler | on économise des matières | une planète plus propre pour les enfants | ça évite d’extraire du neuf | ça crée des emplois | pas grand-chose, à mon avis
en: less waste to burn | it saves raw materials | a cleaner planet for the children | less has to be dug up | it makes jobs | not much, in my view
# why: (citoyen~|gens|chacun|tout le monde|citizens?|people|everyone|everybody|you) + (vote~|voter|voting) + (devrai~|doit|doivent|faut|important~|should|must|ought|important)
fr: d’autres décideraient à leur place | c’est un droit qui a coûté cher | chaque voix compte | on ne peut pas se plaindre si on n’y va pas | c’est le seul moment où l’on nous demande notre avis
en: others would decide for them | it is a right that was hard won | every vote counts | you cannot complain if you do not go | it is the one time we are asked
# thing!: (probleme|defi|enjeu|menace|problem|issue|challenge|threat)s? .*(pays|france|monde|societe|humanite|gouvernement|country|world|nation|society|humanity|government|today)|(pays|france|country|nation) .*(probleme|defi|enjeu|problem|issue|challenge)s? - jeunes?|young|ville|city|town|quartier|school|ecole
fr: le coût de la vie | le climat | la dette | l’insécurité | l’état de l’hôpital | le chômage | les inégalités | la guerre à nos portes | le logement
en: the cost of living | the climate | the debt | crime | the state of the hospitals | unemployment | inequality | war close to home | housing
# thing!: (probleme|defi|difficulte|enjeu|inquietude|problem|issue|challenge|difficult|worr)\w* .*(jeunes?|jeunesse|etudiants?|young|youth|students?|teenagers?)|(jeunes?|young people|students) .*(probleme|defi|difficulte|problem|challenge|difficult|face)\w* - quartier|commune|engage
fr: trouver un logement | l’emploi | les écrans | le moral | le prix des études | l’avenir de la planète | la drogue | la solitude
en: finding a home | jobs | screens | mental health | the cost of studying | the future of the planet | drugs | loneliness
# thing: (agace~|enerve~|insupport~|exaspere~|horripile~|pet peeve~|annoy~|irritat~|gets on your nerves|drives you mad) + (plus|que|qu'|quel~|what|which|biggest|most) - bruit|sound|noise|publicit|ad
fr: les gens en retard | ceux qui parlent fort au téléphone | l’impolitesse | les papiers par terre | qu’on me coupe la parole | les mensonges | attendre pour rien
en: people who are late | people who talk loudly on the phone | bad manners | litter | being interrupted | lies | waiting for nothing
# thing: (heureu\w*|bonheur|joie|sourire|happy|happiness|joy|smile) + (rend~|fait|faire|apport~|makes?|bring~|gives?) - clients?|visit|magasin|shop
fr: voir les miens en bonne santé | un bon repas entre amis | le soleil le matin | une promenade | la musique | rire | le travail bien fait | être au calme
en: seeing my family well | a good meal with friends | sunshine in the morning | a walk | music | laughing | a job well done | a quiet moment
# thing: (fier|fiere|fiers|proud|proudest) + (en ce moment|aujourd'hui|actuel~|vous|right now|today|of|yourself) - ville|region|pays|country|town|travail|work
fr: ma famille | mon jardin | mon travail | avoir tenu bon cette année | mes efforts pour être en forme | un meuble que j’ai refait | pas grand-chose en ce moment
en: my family | my garden | my work | having held on this year | getting fitter | a piece of furniture I restored | not much at the moment
# advise: ((vos|votre|your) (\w+ )?(enfants?|fils|fille|petits-enfants|children|kids|son|daughter|grandchildren)) + (conseil~|dire|donne~|advice|tell|give) - bebe|baby|parents?|lire|read
fr: apprenez un métier que vous aimez | soyez honnêtes | ne lâchez pas l’école | choisissez bien vos amis | ne dépensez pas tout d’un coup | prenez soin de votre santé | croyez en vous
en: learn a trade that you like | be honest | do not give up on school | choose your friends well | do not spend it all at once | look after your health | believe in yourself
# thing!: (cadeau~|jouet~|gifts?|presents?|toys?) .*(enfant|enfance|petite?|child|childhood|kid|little)
fr: un vélo rouge | un train électrique | une poupée | un livre d’aventures | des patins à roulettes | une boîte de crayons | un petit chien
en: a red bike | a train set | a doll | an adventure book | roller skates | a box of paints | a puppy
# who: (compte|marque~|aide~|important~|mattered|counted|helped) + (scolaire|ecole|etudes|scolarite|school|studies|education)
fr: un professeur de français | une institutrice qui croyait en moi | mon prof de maths | une camarade de classe | ma mère, qui me faisait réciter | le maître du village
en: a teacher who believed in me | my maths teacher | a girl in my class | my mother, who heard my lessons | the village schoolmaster | an English teacher
# thing!: ^(vos |mes |your |my )?(loisirs|hobbies|interests|passe-temps|pastimes|centres d'interet)\b.*
fr: la lecture | la marche | le cinéma | le jardinage | la cuisine | la musique | le vélo | les jeux de société
en: reading | walking | the cinema | gardening | cooking | music | cycling | board games
# thing!: (union europeenne|l'europe|european union|europe|eu)\b.*(esprit|pens\w+|evoque|mot|mind|head|think|word|image)
fr: l’euro | Bruxelles | la paix | des règles | voyager sans passeport | des discussions sans fin | le drapeau bleu
en: the euro | Brussels | peace | rules | travelling without a passport | endless talks | the blue flag
`
