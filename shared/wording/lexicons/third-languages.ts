const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** More frequent short words of French and of English, so that they have as many as the other languages here. */
export const MORE_FRENCH = listed(
  'a y ni il ils elle ont ete etre avoir fait faut mais tous toutes rien quand comme moins ans fois leur leurs son sa ses mon ma mes ton ta tes nos lui moi toi aussi donc car puis sous entre vers peu trop bon bonne deja ait soit serait devrait seriez une ou si d l m n s t j c qu',
)
export const MORE_ENGLISH = listed(
  'am me us he she his her was were will can could may our so but if then there here any all some only just more less too up out into over under after before i a don t s',
)

/**
 * Frequent short words, and the words that questionnaires use most (age, year, born, children, satisfied), of the languages
 * that are met most often beside French and English: in lower case, without accents. Words that French or English has too
 * ("les", "se", "in") belong here as well: what counts is of which language a text has the most. Single letters are left
 * out, since they stand in numbers and in brackets ("3e", "né(e)").
 */
export const THIRD_LANGUAGES: readonly ReadonlySet<string>[] = [
  // German
  'der die das dem den des ein eine einem einen einer eines und ist sind war sie es er wie was wer wo wann warum welche welchem welchen welcher welches ihr ihre ihrem ihren ihrer ihnen nicht kein keine mit fur von vom zum zur zu im am an auf aus bei nach haben hat wird werden wurde wurden oder sehr oft immer nie eher uber unter zwischen als noch schon wenn dass sich ich wir man so viele bitte geben alt alter jahr jahre geboren geschlecht kinder haushalt personen zufrieden wichtig stimmen folgenden glauben denken tun',
  // Dutch
  'het een de en van voor met in op aan te of niet geen hoe wie wat welke welk waar wanneer waarom bent is zijn heeft hebben wordt worden ook naar bij uit over vaak altijd nooit veel dan hun haar uw deze dit dat die er men zeer eens oneens jaar jaren doet vindt meestal geboren geslacht kinderen huishouden personen mensen tevreden belangrijk volgende denkt leeftijd',
  // Spanish
  'el la los las un una unos unas de del en al con por para que cual cuales como cuando donde cuanto cuanta cuantos cuantas quien su sus usted ustedes se es esta estan son ha han no si muy mas pero sobre entre hasta desde tiene este esto estos estas siempre nunca veces hace mucho muchas muchos nada bastante algo le les ano anos edad nacio sexo hijos nivel estudios hogar personas satisfecho satisfecha acuerdo importante indique senale opina cree suele gustan',
  // Portuguese
  'os um uma de do da dos das no na nos nas em ou com por para que qual quais como quando onde quanto quanta quantos quantas quem voce seu sua seus suas se sao esta tem foi muito mais mas sobre entre ate desde este isso sempre nunca vezes nao pelo pela ao ano anos idade nasceu sexo filhos nivel familia pessoas satisfeito satisfeita acordo importante indique acha costuma fazer gosta',
  // Italian
  'il lo la gli le un una uno di del della dello degli delle dei da dal dalla nella nello nelle nei nel in al alla allo ai alle con su per tra ed che chi quale quali come quando dove quanto quanta quanti quante lei si suo sua suoi sue sono ha hai molto poco sempre spesso mai questo questa questi queste piu anche non ci anno anni eta nato nata sesso figli livello famiglia persone soddisfatto soddisfatta accordo importante indichi pensa crede usa',
  // Catalan
  'el la els les un una de del dels en al amb per que quin quina quins quines quan quant quanta quants quantes com on voste seva seu seves es ha te molt mes aquest aquesta sempre mai sovint gens no si any anys edat fills nivell persones acord',
  // Romanian
  'si in la de din cat cata cati cate ce este sunt cu care cand unde cum foarte dumneavoastra pentru sau nu pe va ati ai un mai al ale despre aveti ani varsta copii persoane acord',
  // Swedish, Norwegian and Danish
  'och att det den de en ett ar hur ofta inte med av som har du ni din ditt dina eller mycket alltid aldrig for till om pa vilken vilket vilka og er hvor hvordan ofte ikke til at et meget veldig hva hvad hvem fra hvilken hvilket hvilke vil dig deg jeg fodd fodt barn kon kjonn',
  // Polish
  'jak czy sie jest sa ile jaki jaka jakie czesto zawsze nigdy pan pani pana panstwo na do od po za oraz lub nie bardzo przez dla ze to co kto gdzie kiedy lat razy roku ktorym wiek dzieci',
  // Finnish
  'kuinka miten usein mika mita milloin missa kuka onko oletko olette te sina ja tai on ei ovat aina koskaan hyvin erittain etta kun vuotta ika lapsia',
].map(listed)
