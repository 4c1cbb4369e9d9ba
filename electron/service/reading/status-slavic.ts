import type { SurveyStatus } from '../service-api.ts'

type Known = Exclude<SurveyStatus, 'other'>

/**
 * Words of Czech, Slovak and Polish, in lower case and without accents ("ł" stays). They are statuses only under a name of
 * statuses, because some of them mean other things elsewhere ("projekt", "chyba"). Words that may mean two statuses stay
 * out: "pripraveno" (prepared, or ready), "otevreno" (open), "aktywowano".
 */
const WORDS: Readonly<Record<Known, string>> = {
  draft: `
    koncept, navrh, rozepsano, v priprave, pripravuje se, nezahajeno, nespusteno, dosud nespusteno, nova, nove, novy,
    rozpisane, v priprave, nezacate, nespustene,
    szkic, projekt, wersja robocza, robocza, roboczy, robocze, w przygotowaniu, przygotowywane, nierozpoczete,
    nierozpoczeta, nieuruchomione, nieuruchomiona, nowa, nowe, nowy
  `,
  running: `
    probiha, bezi, v prubehu, zahajeno, zahajen, zahajena, spusteno, spusten, spustena, aktivni, sber probiha,
    probiha sber, sbira se, zpracovava se,
    prebieha, bezi, v priebehu, spustene, spusteny, aktivna, aktivny, aktivne,
    w toku, trwa, w trakcie, w realizacji, uruchomione, uruchomiona, uruchomiony, rozpoczete, rozpoczeta, rozpoczety,
    aktywna, aktywny, aktywne, przetwarzanie
  `,
  done: `
    dokonceno, dokoncen, dokoncena, ukonceno, ukoncen, ukoncena, skonceno, hotovo, hotova, uzavreno, uzavren, uzavrena,
    dokoncene, dokonceny, ukoncene, ukonceny, uzavrete, uzavreta,
    zakonczone, zakonczona, zakonczony, zakonczono, ukonczone, ukonczona, ukonczony, ukonczono, gotowe, gotowa, gotowy,
    zamkniete, zamknieta, zamkniety
  `,
  failed: `
    selhalo, selhal, selhala, chyba, s chybou, zruseno, zrusen, zrusena, preruseno, nezdar, neuspech,
    zlyhalo, zlyhala, zrusene, prerusene,
    bład, blad, z błedem, nieudane, nieudana, niepowodzenie, anulowane, anulowana, anulowano, przerwane, przerwana
  `,
}

/** By word: its status. */
export const SLAVIC_WORDS: readonly (readonly [string, SurveyStatus])[] = Object.entries(WORDS).flatMap(
  ([status, words]) => words.split(',').map((word) => [word.trim(), status as SurveyStatus] as const),
)
