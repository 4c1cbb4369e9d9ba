import type { WordingLanguage } from '../finding.ts'
import { anyOf, entries } from './entries.ts'

/**
 * Charged words, as phrases. `strong`: always flagged; `mild`: have neutral uses too, and are flagged only if there are
 * two; `attributive`: flagged where they qualify the thing asked about ("the misguided plan"), but not where they are
 * what is asked ("is the plan misguided?"). Neutral names of unpleasant things (war, cancer, theft) are not listed.
 */
export const LOADED_WORDS: Record<
  WordingLanguage,
  Record<'strong' | 'mild' | 'attributive', readonly string[]>
> = {
  fr: {
    strong: entries(`
      fraudeurs sociaux / gaspillages? ehontes? / verrues? / horreurs? architecturales? / vider les caisses / ponctionne* / pressure(r|nt) / hold-up / sans coeur / clientelis* / submersion migratoire / repression aveugle / nivellement par le bas / francais de souche / (familles|contribuables|menages|entreprises) (etrangle|asphyxie|ecrase|matraque|saigne)* / ecrase* (d'impots|de charges|de taxes) / a la sauvette / cages? a lapins / flicaill* / bradage / ramassis / hurluberlu* / charlatan* / gabegie* /
      mascarades? / parodie de / simulacres? (de|d') /
      (arrogance|hypocrisie|lachete|mepris|cynisme|cupidite|incompetence|betise|malhonnetete|mauvaise
      foi|nullite|inconscience|suffisance|avidite) (des|du|de la|de l'|de nos|de ces|d') / lente
      mort / mort lente / viol (de nos|de notre|du droit|de la nature) / assassinat (de nos|de
      notre|de la culture|social) / croisades? (contre|pour) / guerre (aux automobilistes|contre les
      automobilistes|aux pauvres) / descente aux enfers / marasme / deroute / debacle / impostures?
      / supercheries? / tromperies? / bouffonneries? / carcans? / joug / calvaire / cauchemars?
      (administratif|bureaucratique|fiscal)s? / complots? (contre|mondial|du) / poudriere /
      poudrieres / coupe-gorge / mouroirs? / taudis / depotoirs? / paperasse* / mensonges?
      (des|du|de la|de nos) / foutoir /
      bain de sang / voraces? / demolition (de|du|des)
      (l'ecole|l'hopital|nos|notre|la|services?|service|droits?) / laisses pour compte /
      abandonnee?s? par (l'etat|la republique|les elites|le pouvoir|paris) / oubliee?s? de la
      republique / passe-droits? / caste (politique|des|de|au) / chasse aux
      (pauvres|chomeurs|riches|automobilistes|assistes) / nauseabond* / scelerate?s? / iniques? /
      deleteres? / pernicieu(x|se|ses) / mafieu(x|se|ses) / vereu(x|se|ses) / crapuleu(x|se|ses) /
      bidons?(?! d) / pseudo-* / vol organise / hold-up (fiscal|democratique|sur) / confiscatoires? /
      flicage / big brother / mise au pas / baillonn* / musel(er|ent|le) / angelisme / reculades? /
      capitulation (face|devant) / sauvageons? / ronds de cuir / tire au flanc / beaufs? / bourreaux
      / pollueurs / (pesticides?|produits?|voitures?|route|lobby|ondes)
      (tueurs?|tueuses?|assassins?) / politicards? / copains et (les )?coquins / coupes drastiques / casse (du|de|des|de l') (services?|hopital|ecole|droit|retraites|modele|code) /
      privatisation rampante / sabordage / enfum(age|er|ent) / bourrage de crane / fanatisme /
      terrorisme (vert|fiscal|ecologique) / pharaoniques? / somptuaires? / dispendieu(x|se|ses) /
      outranci(er|ere|ers|eres) / peuple souverain / vrais travailleurs / tetes blondes /
      (malheureuses|pauvres) victimes / (animaux|betes|enfants|victimes|citoyens|vieillards) sans
      defense / infatigables? / salvat(rice|eur)s? / providentiel(le)?s? / immigration
      (massive|incontrolee|sauvage) / parasites? (sociaux|de la societe|du systeme) / toute
      puissance / main de fer / au bord du gouffre / mis* a sac /
      poudre aux yeux / jet* en pature / rouleau compresseur / machine de guerre / peau de chagrin /
      livr* en pature /
      scandaleu(x|se|ses) / kafkaien* / sem(e|ent|er) (la terreur|le chaos|la panique) / chauffards? /
      terreur sur / cadeaux? fisca(l|ux) / engraiss* / a l'agonie /
      flots? (de|des) (migrants|immigres|touristes|refugies|etrangers) /
      vagues? (de migrants|migratoire|d'immigres) / deferl(e|ent|er) / (disparition|mort|fin) programmee /
      mise a mort / mettre a mort / casseurs / petits caids / caids / zones? de non droit /
      laisser-?aller / assommoir / tsunami (de|des|fiscal|migratoire) / raz de maree / apocalyp* /
      catastrophis* / alarmis* / hysterique* / irrespons* / inepte* / ineptie* / aberration* / inanite /
      gabegie / juteux / juteuse* / profits (indecents|scandaleux|records) / super-?profits / rentiers? /
      oligarch* / oligarques? / ploutocrat* / pensee unique / politiquement correct /
      terrorisme intellectuel / chasse aux sorcieres / lynch* / victimes? expiatoires? / bouc emissaire /
      boucs emissaires / martyris* / supplici* / boucherie / tuerie* / ecocide / agonie / agonis* /
      brader nos / nos precieu* / fleuron / fleurons / heroiquement / devoues? / devouee?s? /
      braves (gens|soldats|pompiers|citoyens) / vertueu(x|se|ses) / sacre(e|s|es)? (union|droit|devoir) /
      cadeaux? (aux|fait aux) (riches|patrons|actionnaires) / crev(er|ent) (de faim|la faim) / crevent /
      hemorragie (des|de|du) / s'engraiss* / se rempli* les poches / remplissent les poches / main basse /
      mainmise / jet(er|ee?s?|ent) (par les fenetres|l'argent) / durement gagne* / petites gens /
      gros bonnets / coupes (claires|sombres|aveugles|brutales) / chantage / sacro saint* / soi disant /
      pretendu(e|es|s|ument) / gachis / incurie / impuissance / tentaculaires? / vampiris* /
      folie(s)? (des|du|de) / follement / aveuglement / matraquer / tout puissants? / toutes puissantes /
      s'enrichi* (sur|pendant|au detriment) / salir / salit / souill* / massacrer / charognards? /
      negriers? / patriotes? / vrais francais / islamisation / remigration / barbares /
      genocide silencieux / delinquants etrangers / bandits? / truands? /
      braqu(er|e|ent|age) (fiscal|les|sur) / honteu(x|se|ses) / honteusement / scandaleusement /
      indignes? / infames? / ignobles? / odieu(x|se|ses) / abjecte?s? / monstrueu(x|se|ses) /
      liberticides? / laxistes? / laxisme / matraquage / matraque(r|nt|s)? / racket* /
      (les|des|aux|ces|nos|d'|de) ?assiste(e)?s / assistanat / faineante?s? / feignante?s? / profiteurs? /
      profiteuses? / nantis / ultra riches? / hyper riches / super riches / se gav* / gavent /
      sur le dos d* / casse sociale / brader / bradent / bradage / sacrifi* / betonn(er|ent|age|isation) /
      bétonisation / defigur(er|ent|e|ation) / gangren* / gangrene / fleau / fleaux / deferlement* /
      deferlante / submersion migratoire / submerg* / invasion* (des?|migratoire|touristique) /
      envahi(s|e|r|ssent|sseurs?) / hordes? / pullul* / grand remplacement / appel d'air / ensauvagement /
      ensauvag* / decadence / decadente?s? / dementiel* / delirante?s? / absurdes? / aberrante?s? /
      ubuesques? / grotesques? / ridicules? / insensee?s? / stupides? / imbeciles? / debiles? /
      ruineu(x|se|ses) / exorbitante?s? / faramineu(x|se|ses) / indecente?s? / obscenes? / intolerables? /
      inadmissibles? / revoltante?s? / ecoeurante?s? / repugnante?s? / degoutante?s? / abominables? /
      terrifiante?s? / effroyables? / calamiteu(x|se|ses) / desastreu(x|se|ses) / catastrophiques? /
      funestes? / toxiques pour notre / destructric?e?s? / devastat(eur|eurs|rice|rices) / devast* /
      ravag(e|es|ent|er|eur|eurs|euse|euses) / voyous / racailles? / bobos? /
      elites? (deconnectee?s?|mondialisee?s?|parisiennes?|corrompues?) / technocrat* / bureaucrat* /
      bien pensance / bien pensants? / islamo gauchis* / wokis* / woke / khmers verts / ayatollahs? /
      ecolos extremistes / ecologie punitive / ecoterroris* / totalitaires? / diktats? / tyrannie /
      tyranniques? / despotiques? / prise* (d'|en )otages? / prennent … en otage / prendre … en otage /
      en otage / malbouffe / empoisonn* / pillage* / pill(er|ent|ee?s?) / spoli* / escroquer* / escrocs? /
      magouill* / copinage / gabegie / gabegies / combines / pantouflage / vautours? / requins /
      rapaces? / avid(e|es) / cupid(e|es|ite) / sans scrupules? / sans vergogne / cynique* /
      irresponsables? / inconsciente?s de / criminel(le|les)? (de laisser|politique) / massacr* /
      carnage* / hecatombe / saccag* / barbar(e|es|ie) / cruel(le|les|s)? / cruellement / sauvagement /
      impitoyable* / inhumaine?s? / atroces? / sadiques? / courageu(x|se|ses) / courageusement /
      heroiques? / nos heros / heros du quotidien / heros de la / visionnaires? /
      genereu(x|se|ses) (reforme|mesure|politique|proposition) / salutaires? / exemplaires? /
      vaillante?s? / admirables? / honnetes (citoyens|gens|travailleurs|contribuables) /
      la france qui (travaille|se leve tot) / france d'en (bas|haut) / vrais? gens /
      bon sens (paysan|populaire) / innocentes? (victimes|betes|animaux|enfants) /
      pauvres (betes|animaux|enfants|gens|contribuables) / nos (chers|precieux|precieuses) * /
      explosion (des?|du) (prix|impots?|taxes?|violences?|delinquance|insecurite) /
      envolee (insupportable|folle|delirante) / coup* de massue / coups? de force / coups? bas /
      asphyxi* / etrangl(e|es|ent|er) / etouff(e|es|ent|er) (les|nos|la|le) / saign(er|ent|ee?s?) /
      saigner a blanc / vache* a lait / hors de prix /
      marchand(s|isation)? (de|du) (sommeil|mort|vivant) / pollueurs sans / criminels? climatiques? /
      climatosceptiques? / obscurantis* / fanatiques? / hysteri(e|ques?) / delires? / lubies? /
      dogmatiques? / ideolog(ue|ues) / lavage de cerveau / endoctrin* /
      manipul(es?|ent|er|ation) (l'opinion|les|nos) / mensong(es|eres?|er) (du|de la|des) / menteurs? /
      pourris? / clique / casse(r)? (le|les|la|notre|nos) (service|services|modele|hopital|ecole|droit) /
      demantel(er|ement|ent) / demolir /
      detru(ire|it|isent) (nos|notre|la planete|la nature|l'ecole|l'hopital) /
      abandon* (honteux|de nos|des plus) / trah(ir|ison|i|issent) / fiasco* / naufrage* /
      enfer (fiscal|administratif|vert) / bombe (sociale|a retardement) / ghetto* / cassos /
      chomeurs? (volontaires?|paresseux) / paresseu(x|se|ses) / tricheurs? / clandestins /
      immigrationnis* / droits?-de-l'hommis* / fossoyeurs? / patrons voyous / exploiteurs? /
      exploit(er|ent) (les|nos|honteusement) / esclavag(e|iste|istes) moderne* / esclaves? modernes? /
      deconnectee?s? (du|des|de la) / usine* a gaz / gadget* (politique|inutile)* /
      dangereu(x|se|ses) (ideologie|derive|lubie|projet|gadget) /
      derives? (autoritaire|securitaire|liberale|inquietante)s? / acharn(es?|ement|ent) /
      privileges? (exorbitants?|indus|honteux) / privilegies / planques? / deloyale?s? / mortiferes? /
      suicidaires? / gaspill(er|ent|age|ages) (scandaleux|honteux|l'argent|notre|nos|de l'argent) /
      dilapid* / engloutir / engloutit / gouffre* (financier)? / machine a (perdre|broyer) /
      broy(er|ent|ee?s?) / sans coeur / cherte insupportable / insupportables? / inacceptables? /
      infernal(e|es)? / polluant* illegalement / malhonnet* / bafou* / pietin* / sabot(er|ent|age) /
      gauchistes? / fachos? / facho
    `),
    mild: entries(`
      injustes? / argent (des contribuables|public) / contribuables /
      populistes? / extremistes? / egoiste?s? / sauvages? / arnaqu(e|es|er|ent|eurs?) / dictature* /
      mafia* / propagande / corrompue?s? / flambee / desastres? / privileges? / imposee?s? (a|aux|par) /
      gaspillage / abusi(f|fs|ve|ves) / brutale?s? / brutalement / excessi(f|fs|ve|ves) / elites? /
      menac(e|es|ent|er) / envahissante?s? / detruire / detruisent / catastrophe / generosite / noble* /
      idéologie / ideologi* / arrogan* / punir / punitif* / punitive* / cadeau* (fiscal|aux)* /
      terroris(er|ent|es?) / ruin(er|ent) / vol(er|ent) (les|nos) / incapables? / faillite
    `),
    attributive: entries(`
      bacle* / farfelu* / derisoire* / miserable* / famelique* / astronomique* / ehonte* /
      abusi(f|fs|ve|ves) / arrogante?s? / meprisante?s? / hypocrites? / brutale?s? / brutaux / autoritaires? / puniti(f|fs|ve|ves) / demesuree?s? / archaiques? / desuet(s|te|tes)?
      / pitoyables? / minables? / mediocres? / injustes? / inefficaces? / incapables? /
      incompetente?s? / corrompue?s? / laches? / naï(f|ve)s? / utopiques? / fumeu(x|se|ses) /
      interminables? / etouffante?s? / insidieu(x|se|ses) / sournoise?s? / perfides? /
      ambitieu(x|se|ses) / audacieu(x|se|ses) / valeureu(x|se|ses) / ingenieu(x|se|ses) /
      meritante?s? / innocente?s? / malheureu(x|se|ses) / regrettables? / choquante?s? /
      alarmante?s? / effrayante?s? / galopante?s? / rampante?s? / insense(e|s|es)? /
      inespere(e|s|es)? / arbitraires? / douteu(x|se|ses) / funeste /
      vulgaires? / egoistes? / cyniques?
    `),
  },
  en: {
    strong: entries(String.raw`
      pander* to / cav(e|es|ed|ing) in to / bow(s|ing)? to (pressure|the \p{L}+ lobby) / milking (drivers|motorists|taxpayers|customers|tenants|residents) / throw* (good )?money at / concrete jungle / (a )?scar on the / invasion of (tourists|scooters|migrants|students|cars|dogs|cyclists|weeds|visitors) / influx of / (flooded|swamped|overrun) (with|by) / tide of (\p{L}+ ){0,1}(migrants|tourists|rubbish|crime|cars) / big brother / jobsworth* / politically correct / cancerous / golden handshake* / raid(s|ing)? (our|pensions|the taxpayer) / steamroll* / ram(med|ming)? through / down our throats / carve-up / death traps? / health tourists? / chelsea tractors? / rat-infested / bleed(ing)? (us|drivers|taxpayers) dry /
      (arrogance|hypocrisy|greed|cowardice|incompetence|stupidity|dishonesty|cynicism|laziness|selfishness|madness|vanity)
      of / (hold|holds|holding|held) (to ransom|hostage) / slow death of /
      (throw|throws|throwing|thrown|pour|pouring) (our|your|public|good|taxpayers') money /
      concreted over / crusades? (against|for) / (politicians'|government|media|their|party) lies /
      lies (of|told by) / mockery of / charade / travesty / masquerade / conspirac(y|ies)
      (to|against) / stranglehold / rape of / curse of / plague of / (murder|killing|death) of
      (our|the high) / tinderbox / powder keg / hovels? / dumping grounds? / money pits?
      / empire-building / land-grabbing / cheap imports / dirt cheap labo(u)?r /
      dumb(ed|ing) down / dumbed-down / brazen* / blatant* / flagrant* / wanton / rampant /
      bloodbath / toxic (?!waste|substance|fume|chemical|product|gas|material|plant|metal|dose|level|shock) / addictive (?!substance|drug|behavio|disorder) / (welfare|tax) (cheats?|fraudsters?) / pet projects? / steal(ing|s)? our
      (jobs|homes|future|land|money) / strong-arm* / jackbooted / whitewash* / cover-ups? / con
      tricks? / swindl(e|es|ing|ers?) / shakedown / highway robbery / tax dodg(ers?|ing) / weaselly
      / gutless / ivory towers? / killjoys? / nannying / bureaucratic nightmare / lawlessness /
      crime-ridden / squalid / crackpot / ill-conceived / ill-thought-out / wrong-headed /
      gold-plated / (planet|earth|climate|nature)-(destroying|wrecking|killing) / (dirty|filthy)
      (coal|diesel|oil|money) / frankenfoods? / junk science / snake oil / quacks? / phon(e)?y /
      self-serving / power-hungry / money-hungry / bloodthirsty / trigger-happy / doom-mongering /
      hate-filled / hoodlums? / deadbeats? / god-given / honest citizens / decent people / ordinary
      folk / world-beating / tireless / (waves?|tides?|floods?|influx|torrents?) of
      (migrants|immigrants|refugees|foreigners|asylum seekers|illegal|tourists|newcomers|outsiders)
      / unforgiv(e)?able / inexcusable / indefensible / unconscionable / barbarous / pitiless /
      starved of (funds|funding|cash|money|resources) / on (its|their) knees / bail(ed|ing)? out
      (bankers|banks) / strangleh?old / iron fist / at death's door / smoke and mirrors / lip
      service / throw(ing|n)? under the bus / fob(bed|bing)? off / hang(ing)? out to dry / cut to
      the bone / spending sprees? / race to the bottom / land of the free / little people
      / power-mad /
      disgrace* / senseless /
      (dangerous|risky|mad|flawed|outrageous) (plan|proposal|idea|experiment|scheme|policy|gamble|obsession) /
      kafkaesque / terror on our / beautiful (green|countryside|coast|landscape)* /
      (hold|holds|holding|held) … (to ransom|hostage) / pro-?life / pro-?abortion / anti-?choice /
      unborn (babies|children|child|baby) /
      (migrants?|immigrants?|refugees|foreigners|tourists) (pour|flood|stream|swarm)(ing|s)? /
      pouring into / clampdown / crackdown on / wreak(ing)? havoc / havoc / rampag(e|ing) / mayhem /
      menace of / menacing / onslaught / tidal wave / tsunami of / avalanche of / explosion of /
      time bomb / ravag(e|ed|ing) / slash(ed|ing) (our|vital|essential|services) / savage cuts /
      gutt(ed|ing) / axe-?wielding / brutally / merciless / inhuman / demeaning / eye-?watering /
      sky high / astronomical / obscenely / outlandish / preposterous / madness / insanity / lunacy /
      folly / incompetence /
      failing (arts|schools|bodies|system|government|health|policy|policies|council) /
      failed (experiment|policy|policies|ideology|regime) / saintly / angels / guardian angels /
      salt of the earth / unsung / true patriots? / patriotic / un-?patriotic / silent majority /
      hard-?pressed / struggling families / the great british / sensible people / our brave /
      brave (boys|soldiers|troops|men|lads|heroes|women) / foreign wars / tech giants /
      giant corporations / big tech / dependency culture / welfare dependency / spy(ing)? on /
      innocent (users|citizens|bystanders|people|consumers) / stamped out / snoop(ing|ers?) /
      surveillance state / nosy / pampered / overpaid / underhand / cosy deals? / sweetheart deals? /
      mega-?rich / filthy rich / super-?rich / fat-?cat / slum landlords? / rip off / ripping us off /
      shambles / mismanage* / bankrupt(ing)? (our|the) / sneaky / sinful / immoral / perverted? /
      unnatural / disgusted / joke / laughable / pathetic / feckless / spineless / toothless / soulless /
      faceless / greedily / gluttonous / union (bosses|barons) / pushers / peddl(e|ing|ers?) /
      hoard(s|ed|ing)? / goug(e|es|ing) / lin(e|ing) their (own )?pockets / hard-earned / hard earned /
      the little guy / mean-?spirited / cold-?hearted / cash-?grab / crack down on the / shameful /
      mindless / rabble / scoundrels? / tyrants? / gangsters? / goons? / cartels? of / stooges? /
      lackeys? / apologists? / sheeple / woke mob / cancel culture / virtue signalling / hate-?mongers? /
      bigot* / backward / primitive / uncivili[sz]ed / parasitic / dump(ing)? grounds? / invaders? /
      infanticide / genocidal / monster* / scare(d)? tactics / scaremonger* / fear-?monger* / witch hunt /
      farce / farcical / laughing stock / joke of a / cesspit / hellhole / rat-infested / sinister /
      dirty tricks / backroom deals? / kickbacks? / pork barrel / boondoggle / job killing /
      job-destroying / big government / government overreach / power grab / land grab / asset-?strip* /
      privatisation by the back door / stealing from / steal from / robs? / robbing / disgraceful* /
      scandalous* / shameful* / shameless* / outrageous* / appalling* / despicable / disgusting* /
      obscene* / vile / evil / wicked / monstrous / sickening / repulsive / deplorable / abhorrent /
      heinous / atroci(ous|ty|ties) / cruel / cruelly / cruelty of / heartless / callous / ruthless /
      brutal (cuts|regime|crackdown|treatment|attack on) / barbaric / savage (cuts|attack) / savagely /
      vicious / inhumane / merciless / sadistic / draconian / tyrannical / tyranny / dictator* /
      totalitarian / authoritarian / orwellian / oppressive / oppression of / greedy / greed / fat cats? / down the drain / vanity schemes? /
      profiteer* / corporate giants / energy giants / money-?grabbing / vultures / parasites? / leech* /
      scroung* / freeload* / spong(er|ers|ing) / welfare queens? / handouts? / benefit cheats? /
      work-?shy / idle rich / layabouts? / bums / gravy train / cronies / cronyism / crooks? / crooked /
      corruptly / swamp / liars? / thugs? / thuggish / yobs? / louts? / hooligans? / scum / vermin /
      mobs? / hordes? / swarms? / swarming /
      invasion (of|by) (migrants|immigrants|tourists|foreigners|refugees|cars|holiday|second) /
      invad(e|es|ing) our /
      flood(s|ed|ing)? (our|into|the country|of (migrants|immigrants|tourists|cheap|foreign)) /
      flood our / overrun / swamped / illegal aliens? / illegals / bogus / sham / so-called /
      terroris(e|es|ing) our / terroriz(e|es|ing) / terrorise / plagu(e|es|ed|ing) / scourge /
      epidemic of (crime|laziness|bad) / infest* / cancer (on|of|in) (our (society|nation|country|town|city)|society|the (nation|country|heart of our)) / bloated /
      wasteful / squander* / fritter* / vanity projects? / white elephants? / red tape / nanny state /
      bureaucrats? / pen-?pushers / elitist / out-of-touch / metropolitan elite / do-?gooders /
      busybodies / meddl(e|es|ing|esome) / snowflakes? / woke / wokery / loony / insane / lunatic /
      idiotic / foolish / absurd / ridiculous / ludicrous / nonsensical / hare-?brained / reckless* /
      irresponsibl* / negligent / incompetent / clueless / shambolic / botched / bungl(ed|ing) /
      disastrous / catastrophic / calamitous / ruinous / crippling / devastating / horrific / horrendous /
      terrifying / dreadful / fiasco / debacle / mess left / eyesores? / monstrosit* / blight* /
      radical (\p{L}+ )?(agenda|left|right|activists?|feminis*|green|environmentalis*|ideolog*) /
      fanatics? / fanatical / zealots? / agenda being / anti-car / anti-family / anti-business /
      war on (motorists|drivers|cars|christmas|the poor|the family|farmers|coal) /
      attack on (our|ordinary|working|the poor|motorists|family|families|free) /
      assault on (our|ordinary|working|free) /
      forced (down|upon|on) (our|us|drivers|ordinary|people|families|parents|residents) / being forced /
      rammed / shov(ed|ing) down / indoctrinat* / brainwash* / fake news media / rigged / stitch-?up /
      rip-?offs? / ripp(ed|ing) off / fleec(e|ed|ing) / extort* / extortionate / exorbitant / sky-?high /
      sky-?rocketing / daylight robbery / stealth tax / death tax / tax grab / tax burden crushing /
      money-?grab / cash cows? / strangl(e|es|ing) / chok(e|es|ing) (our|small|off) /
      crush(es|ing)? (our|small|families|ordinary) / bleed(ing)? (us|dry) / plunder* / loot(ed|ing) /
      ransack* / raid on / betray* / sell-?out / selling out / cave in / surrender(ed|ing)? to / kowtow* /
      slaughter* / massacr* / butcher* / carnage / toxic (ideology|agenda|culture war) /
      destroy(s|ed|ing)? (our|the very|the planet|communities|families|jobs|family) / destruction of our /
      ruin(ed|ing|s)? (our|the|lives|neighbo*) / wreck(s|ed|ing)? (our|the|lives) /
      trash(ed|ing) (our|the) / pave over / concret(e|ing) over / decimat* / desecrat* / frankenstein /
      factory-?farmed cruelty / communist plot / puppets? / warmonger* /
      exploit(s|ed|ing|ative)? (workers|our|the poor|vulnerable|desperate) / exploitative /
      slave (wages|labour|labor) / sweatshop* / predatory / prey(s|ing)? on /
      bully(ing)? (tactics|landlords|bosses) / insult(ing)? to / slap in the face / stab in the back /
      kick in the teeth / soft on / lenient judges / mollycoddl* / pamper* / coddl* / spoil(ed|t) brats? /
      brats? / unelected / faceless / undemocratic / un-?american / unpatriotic / traitor* / cowardly /
      cowards? / spineless / hypocri* / sleaz* / shady / murky / grubby / unscrupulous / rogue / sordid /
      notorious / heroic / bravely / courageous* / gallant / selfless* /
      hard-?working (families|people|taxpayers|americans|parents|nurses|staff|men|women) /
      decent (families|people|folk|hard) / ordinary hard / law-?abiding / god-?fearing /
      honest taxpayers / long-?suffering /
      innocent (victims|animals|children|people|lives|babies|unborn) / defenceless / defenseless /
      helpless / precious / cherished / beloved / our great nation /
      common-?sense (reform*|plan|proposal|approach|polic*|measure*) / life-?saving reform / visionary /
      bold (new )?(reform|plan|vision|leadership) / much-?needed / long-?overdue / sensible plan /
      enlightened / bleeding heart / tree-?huggers? / climate deniers? / alarmists? / eco-?warriors? /
      gas-?guzzl* / baby killers? / murder(ing)? (of )?(the unborn|babies|animals) / blood on
    `),
    mild: entries(`
      taxpayers / taxpayers' money / unjust / useless /
      propaganda / poison(ing|ed|s|ous)? / extremists? / regime / arrogant / heroes / hero / humiliat* /
      persecut* / elites? / fascis* / nazi* / crazy / disaster / chaos / chaotic / cheats / killer /
      victimis* / brave / noble / burden* / wasting / wasted / unfair* / excessive* / radical /
      dump(ed|ing)? / giants / big (oil|pharma|tech|business) / punish* / failing / rampant / soaring /
      spiralling / pointless / worthless / innocent / desperate / forced / imposed / destroy* / ruin* /
      steal(s|ing)? / greenwash*
    `),
    attributive: entries(`
      punitive / back-breaking / spiralling / runaway / paltry / measly / miserly / stingy / derisory / madcap / poisonous / beleaguered /
      heavy-handed / high-handed / bullying / corrupt / dishonest / two-faced / bumbling / hapless /
      snobbish / arrogant / pompous / smug / preachy / sanctimonious / lawless / filthy / seedy /
      depraved / degenerate / murderous / savage / shocking / awful / terrible / dire /
      abysmal / pitiful / crazy / mad / half-baked / misguided / short-sighted / pointless / useless
      / needless / extravagant / lavish / outdated / antiquated / archaic / crumbling /
      stifling / suffocating / punishing / soul-destroying / self-styled / rabid / hysterical /
      feral / lazy / undeserving / unfair / unjust / brave / noble / inspiring /
      glorious / treasured / innocent / overworked / sensible / alarming / unacceptable / selfish /
      arbitrary / secretive / dubious / dreaded / hated / hopeless / chaotic /
      mindless / senseless / tyrannical / unpopular / unworkable / cynical / callous /
      vulgar / ill-judged / ill-fated / generous / ambitious / forward-thinking / compassionate /
      life-changing
    `),
  },
}

/** Uses of charged words that are neutral: as an answer to choose, or opposed to the contrary. */
export const LOADED_TRAPS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:corridas?|taureaux|taureau|courses?) [^?]{0,30}mise a mort /
    (?:trouvez|jugez|estimez|considerez)-vous (?:\p{L}+ ){0,2}inacceptables? /
    acceptables? ou [^?]{0,12}inacceptables? / inacceptables? ou / utiles? ou inutiles? /
    (?:revenus?|salaires?|effets?|ressources?|menages?|scores?|durees?|totaux?|temps) combines / donneu(?:r|rs|se|ses) d'ordres? / personnes? agressee?s? / invasion de l'ukraine / animaux sauvages / faune sauvage /
    (?:plantes?|oiseaux|camping|depots?|fleurs|baignade|saumon|riz|sanglier|chats?|espece\p{L}*) sauvages? /
    jungle / (?:abandon|dictature) militaire / cabane / courage /
    (?:pays|familles?|menages?|quartiers?|populations?) (?:les plus |plus )?pauvres / (?:les )?(?:plus )?pauvres (?:et|ou) (?:les )?(?:plus )?riches /
    heros (?:de (?:bande|roman|film|serie)|prefere) /
    arnaques? (?:en ligne|sur internet|bancaires?|telephonique) / victimes? d'(?:une )?arnaques? /
    escroqueries? (?:en ligne|bancaires?) / victimes? d'(?:une )?escroquerie / esclavage /
    gaspillage alimentaire / flambee (?:epidemique|de) / parasites? (?:intestina\p{L}*|de|du|des) /
    intoxi\p{L}* / poison(?:s)? d'avril / catastrophes? naturelles? / dictature en /
    (?:intolerance|intolerant)\p{L}* / pourri(?:s|e|es)? (?:dans|par|fruit) / fruits? pourris? /
    ravageurs? (?:des|du) / ravages? (?:de la tempete|du) / ridicule / saignee?s? (?:de nez|du nez) /
    saigner du nez / ghettos? de varsovie / sacrifie\p{L}* (?:du temps|votre|des heures) /
    sans scrupule / cartes? vitales?
  `),
  en: anyOf(String.raw`
    (?:acceptable|fair) or (?:un\p{L}+) / natural disasters? / disaster (?:relief|area|recovery) /
    plague (?:in|doctor|of locusts) / corrupt(?:ed)? (?:file|data|disk)s? / food poisoning /
    carbon monoxide poisoning / poison ivy / poison(?:ous)? (?:plant|snake|mushroom)s? /
    (?:slaughter)house / beloved pet / slow-cooked / hero (?:of a|in a) / superhero\p{L}* /
    lazy (?:river|eye) / invasion of ukraine / crazy golf / precious metals? / stain\p{L}* /
    flash flood\p{L}* / flood(?:ing)? (?:risk|insurance|defen[cs]e|warning|damage) / chaos theory /
    exploited worker / nightmares?(?= (?:at night|in)) / have nightmares / greed and /
    (?:how|is it|are they|was it) (?:stupid|lazy|corrupt|honest) / corrupt or (?:honest|not) /
    honest or (?:dishonest|corrupt) / murky water / (?:i|you|we|they|he|she) woke / woke (?:up|me|us|him|her|them) / computer virus / brave(?= (?:the|enough))
  `),
}
