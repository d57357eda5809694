import { signUp } from '@kalends/button/messages/sign-up/fi'
import type { Messages } from './en.ts'
import { event } from './event/fi.ts'
import { mail } from './mail/fi.ts'
import { ticket } from './ticket/fi.ts'
import { waiting } from './waiting/fi.ts'

export const fi: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Varaa paikka',
    full: 'Kaikki paikat on varattu',
    closed: 'Ilmoittautuminen on päättynyt',
    errors: {
      ...signUp.errors,
      several: 'Tarkista merkityt kentät.',
      unavailable: 'Ilmoittautumistasi ei voitu tallentaa. Yritä hetken kuluttua uudelleen.',
    },
    confirm: {
      text: 'Yksi napsautus, niin ilmoittautumisesi on vahvistettu.',
      button: 'Vahvista osoite',
      done: 'Kaikki on kunnossa',
      lapsed: 'Ilmoittautumiset, joita ei vahvisteta tunnin kuluessa, poistetaan.',
    },
    manage: {
      title: 'Ilmoittautumisesi',
      save: 'Tallenna muutokset',
      saved: 'Ilmoittautumisesi on tallennettu.',
      ticket: mail.ticket,
      data: 'Tietosi',
      download: 'Lataa tietoni',
      erase: 'Poista tietoni',
      eraseText: 'Sähköpostiosoitteesi ja kaikki täyttämäsi tiedot poistetaan pysyvästi.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Mitä paikallesi tehdään?',
              release: 'Vapauta se muille',
              keep: 'Pidä se varattuna ilman nimeäni',
            }
          : {
              question: 'Mitä paikoillesi tehdään?',
              release: 'Vapauta ne muille',
              keep: 'Pidä ne varattuina ilman nimeäni',
            },
      eraseButton: 'Poista pysyvästi',
      erased: 'Tietosi on poistettu',
      erasedText: 'Nimesi ja sähköpostiosoitteesi on poistettu.',
      released: (seats) =>
        seats === 1
          ? 'Nimesi ja sähköpostiosoitteesi on poistettu, ja paikkasi on taas vapaana.'
          : 'Nimesi ja sähköpostiosoitteesi on poistettu, ja paikkasi ovat taas vapaina.',
      kept: (seats) =>
        seats === 1
          ? 'Nimesi ja sähköpostiosoitteesi on poistettu. Paikkasi pysyy varattuna.'
          : 'Nimesi ja sähköpostiosoitteesi on poistettu. Paikkasi pysyvät varattuina.',
    },
    access: {
      title: 'Muuta ilmoittautumistasi',
      text: 'Anna osoite, jolla ilmoittauduit. Lähetämme sinulle sähköpostilla linkin, jolla voit muuttaa ilmoittautumistasi.',
      button: 'Lähetä minulle linkki',
      sent: 'Jos tällä osoitteella on ilmoittauduttu, linkki on matkalla.',
      crowded:
        'Jos olet vahvistanut ilmoittautumisen tällä osoitteella, linkki on matkalla. Muussa tapauksessa osoitteeseen on jo lähdössä liian monta viestiä. Yritä myöhemmin uudelleen.',
    },
    unsubscribe: {
      title: 'Haluatko lopettaa viestit muutoksista?',
      text: 'Emme enää lähetä sinulle viestejä tämän järjestäjän tapahtumien muutoksista. Ilmoittautumisesi säilyy ennallaan.',
      button: 'Lopeta viestit',
      done: 'Viestit on lopetettu',
    },
    outdated: {
      title: 'Tämä linkki ei ole enää voimassa',
      text: 'Se on voinut vanhentua, tai se on jo käytetty. Voit pyytää uuden.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-tiedosto',
    allDay: 'Koko päivän',
    cancelled: 'Peruttu',
    tentative: 'Alustava',
    over: 'Päättynyt',
    close: 'Sulje',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    pageAddress: 'Linkki sivulle',
    anyway: 'Yritä silti',
    otherCalendars: 'Muut kalenterit',
    add: 'Lisää kalenteriin',
    addTo: (calendar) => `Lisää kalenteriin: ${calendar}`,
    madeWith: (product) => `Tehty ${product}-palvelulla`,
    event: {
      ...event,
      when: 'Aika',
      where: 'Paikka',
      organizer: 'Järjestäjä',
      repeats: 'Toistuu',
      nextDates: 'Seuraavat tapahtumapäivät',
      pastDates: 'Menneet päivät',
      about: 'Tietoa tapahtumasta',
      more: (group) => `Lisää tapahtumia: ${group}`,
      yourTime: 'Sinun aikaasi',
      online: 'Verkossa',
      now: 'Käynnissä nyt',
      over: 'Tämä tapahtuma on päättynyt',
      cancelled: 'Tämä tapahtuma on peruttu',
    },
    repeats: {
      daily: 'Päivittäin',
      weekly: 'Viikoittain',
      monthly: 'Kuukausittain',
      yearly: 'Vuosittain',
      days: (count) => `${count} päivän välein`,
      weeks: (count) => `${count} viikon välein`,
      months: (count) => `${count} kuukauden välein`,
      years: (count) => `${count} vuoden välein`,
      exceptMonths: (months) => `paitsi ${months}`,
      until: (day) => `${day} asti`,
      times: (count) => (count === 1 ? 'kerran' : `${count} kertaa`),
      irregular: 'valittuina päivinä',
      workday: 'työpäivä',
      day: 'päivä',
      ordinals: () => ['ensimmäinen', 'toinen', 'kolmas', 'neljäs', 'viides', 'viimeinen', 'toiseksi viimeinen'],
      nth: (ordinals, day) => `kuukauden ${ordinals} ${day}`,
      fromEnd: (position, day) =>
        `kuukauden ${['kolmanneksi', 'neljänneksi', 'viidenneksi', 'kuudenneksi', 'seitsemänneksi', 'kahdeksanneksi', 'yhdeksänneksi', 'kymmenenneksi'][position - 3]} viimeinen ${day}`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `kuukauden ${days} päivä`,
    },
    share: {
      title: 'Jaa',
      mail: 'Lähetä sähköpostilla',
      more: 'Muut jakamistavat',
      code: 'Tämän sivun QR-koodi',
    },
    group: {
      subscribe: 'Tilaa kalenteri',
      subscribeWith: (calendar) => `Tilaa kalenteriin: ${calendar}`,
      subscribed: 'Uudet tapahtumat ja muutokset päivittyvät kalenteriisi automaattisesti.',
      upcoming: 'Tulevat tapahtumat',
      none: 'Tulevia tapahtumia ei juuri nyt ole.',
      past: 'Menneet tapahtumat',
      noneFrom: (day) => `Ei tapahtumia ${day} alkaen.`,
      further: 'Myöhemmät tapahtumat',
    },
    cta: {
      thanks: 'Kiitos',
      back: 'Takaisin tapahtumaan',
      backToGroup: 'Takaisin kalenteriin',
      go: 'Jatka',
      send: 'Lähetä',
      sending: 'Lähetetään…',
      required: 'Täytä tämä kenttä.',
      choose: 'Valitse yksi vaihtoehto.',
      tick: 'Rastita tämä ruutu.',
      number: 'Syötä luku.',
      sent: 'Lomake on lähetetty.',
      failed: 'Lomaketta ei voitu lähettää. Yritä uudelleen.',
      optional: 'valinnainen',
      goesTo: (host) => `Tietosi lähetetään osoitteeseen ${host}.`,
    },
    missing: {
      title: 'Sivua ei löytynyt',
      text: 'Linkki voi olla puutteellinen, tai tapahtuma ei ole enää julkinen.',
    },
    unpublished: {
      title: 'Tämä tapahtuma ei ole julkinen',
      text: 'Sitä ei ole vielä julkaistu, tai se on poistettu näkyvistä.',
    },
    unavailable: {
      title: 'Tämä sivu ei ole juuri nyt saatavilla',
      text: 'Jokin ei toimi meidän päässämme. Yritä hetken kuluttua uudelleen.',
      again: 'Yritä uudelleen',
    },
    dates: {
      title: 'Valitse päivä',
      text: 'Tapahtuma järjestetään useana päivänä. Voit lisätä päivät yksi kerrallaan.',
      all: 'Kaikki päivät yhdessä tiedostossa',
    },
    calledOff: {
      title: 'Tämä päivä on peruttu',
      text: 'Sitä ei tarvitse lisätä. Jos päivä on jo kalenterissasi, tämä tiedosto päivittää sen.',
      file: 'Päivitä kalenterini',
    },
    series: {
      title: 'Tämä tapahtuma toistuu',
      text: (calendar) =>
        `${calendar} ei voi lisätä toistuvia tapahtumia linkistä. Valitse toinen kalenteri kaikille päiville tai lisää vain yksi päivä.`,
      whole: 'Kaikki päivät',
      next: 'Vain seuraava päivä',
      all: 'Kaikki sarjan päivät lisätään, ei vain tämä.',
    },
    inApp: {
      title: 'Avaa tämä sivu selaimessa',
      text: 'Tämä sovellus ei voi avata kalenteriasi. Selain voi.',
      steps: ['Kopioi osoite.', 'Avaa selain ja liitä osoite siihen.'],
    },
    safari: {
      title: 'Avaa tämä sivu Safarissa',
      text: 'Tällä selaimella ei voi tilata kalentereita. Safarilla voi.',
      steps: ['Kopioi osoite.', 'Avaa Safari ja liitä osoite siihen.'],
    },
    subscribe: {
      title: 'Tilaa tämä kalenteri',
      address: 'Kalenterin osoite',
      byHand: (calendar) =>
        `${calendar} ei osaa tehdä tätä yhdellä napautuksella. Kopioi osoite ja lisää se ${calendar}-palvelussa tilattavana kalenterina.`,
      cannot: (calendar) => `${calendar} ei voi tilata tätä kalenteria. Valitse toinen kalenteri tai kopioi osoite.`,
      onComputer: (calendar) =>
        `${calendar} ottaa uusia tilauksia vastaan vain tietokoneella. Avaa tämä sivu siellä tai kopioi osoite.`,
    },
  },
}
