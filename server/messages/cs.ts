import { signUp } from '@kalends/button/messages/sign-up/cs'
import type { Messages } from './en.ts'
import { event } from './event/cs.ts'
import { mail } from './mail/cs.ts'
import { ticket } from './ticket/cs.ts'
import { waiting } from './waiting/cs.ts'

export const cs: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Rezervovat místo',
    full: 'Všechna místa jsou obsazená',
    closed: 'Přihlašování je uzavřeno',
    errors: {
      ...signUp.errors,
      several: 'Zkontrolujte prosím označená pole.',
      unavailable: 'Vaši přihlášku se nepodařilo uložit. Zkuste to prosím za chvíli znovu.',
    },
    confirm: {
      text: 'Jedno kliknutí a vaše přihláška je potvrzená.',
      button: 'Potvrdit adresu',
      done: 'Vše je hotovo',
      lapsed: 'Přihlášky, které nejsou do hodiny potvrzené, se odstraní.',
    },
    manage: {
      title: 'Vaše přihláška',
      save: 'Uložit změny',
      saved: 'Vaše přihláška je uložená.',
      ticket: mail.ticket,
      data: 'Vaše údaje',
      download: 'Stáhnout moje údaje',
      erase: 'Smazat moje údaje',
      eraseText: 'Vaše e-mailová adresa a všechny vyplněné údaje se natrvalo smažou.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Co s vaším místem?',
              release: 'Uvolnit ho pro někoho jiného',
              keep: 'Ponechat ho bez mého jména',
            }
          : {
              question: 'Co s vašimi místy?',
              release: 'Uvolnit je pro ostatní',
              keep: 'Ponechat je bez mého jména',
            },
      eraseButton: 'Smazat natrvalo',
      erased: 'Vaše údaje byly smazány',
      erasedText: 'Vaše jméno a e-mail jsou smazány.',
      released: (seats) =>
        seats === 1
          ? 'Vaše jméno a e-mail jsou smazány a vaše místo je znovu volné.'
          : 'Vaše jméno a e-mail jsou smazány a vaše místa jsou znovu volná.',
      kept: (seats) =>
        seats === 1
          ? 'Vaše jméno a e-mail jsou smazány. Vaše místo zůstává obsazené.'
          : 'Vaše jméno a e-mail jsou smazány. Vaše místa zůstávají obsazená.',
    },
    access: {
      title: 'Změnit přihlášku',
      text: 'Zadejte adresu ze své přihlášky. Pošleme vám odkaz, přes který přihlášku změníte.',
      button: 'Poslat odkaz',
      sent: 'Pokud máme přihlášku s touto adresou, odkaz je na cestě.',
      crowded:
        'Pokud máte s touto adresou potvrzenou přihlášku, odkaz je na cestě. Jinak na tuto adresu čeká příliš mnoho e-mailů. Zkuste to prosím později.',
    },
    unsubscribe: {
      title: 'Vypnout upozornění na změny?',
      text: 'O změnách akcí tohoto pořadatele vám už nebudeme psát. Vaše přihláška zůstává beze změny.',
      button: 'Vypnout upozornění',
      done: 'Upozornění jsou vypnutá',
    },
    outdated: {
      title: 'Tento odkaz už neplatí',
      text: 'Možná vypršel, nebo už byl použit. Můžete požádat o nový.',
    },
  },
  mail,
  page: {
    icalFile: 'Soubor iCal',
    allDay: 'Celý den',
    cancelled: 'Zrušeno',
    tentative: 'Předběžně',
    over: 'Proběhlo',
    close: 'Zavřít',
    copy: 'Kopírovat',
    copied: 'Zkopírováno',
    pageAddress: 'Odkaz na stránku',
    anyway: 'Přesto zkusit',
    otherCalendars: 'Jiné kalendáře',
    add: 'Přidat do kalendáře',
    addTo: (calendar) => `Přidat do kalendáře ${calendar}`,
    madeWith: (product) => `Vytvořeno pomocí ${product}`,
    event: {
      ...event,
      when: 'Kdy',
      where: 'Kde',
      organizer: 'Pořadatel',
      repeats: 'Opakování',
      nextDates: 'Nejbližší termíny',
      pastDates: 'Minulé termíny',
      about: 'O akci',
      more: (group) => `Další akce: ${group}`,
      yourTime: 'Váš čas',
      online: 'Online akce',
      now: 'Právě probíhá',
      over: 'Akce už skončila',
      cancelled: 'Akce je zrušená',
    },
    repeats: {
      daily: 'Každý den',
      weekly: 'Každý týden',
      monthly: 'Každý měsíc',
      yearly: 'Každý rok',
      days: (count) => (count < 5 ? `Každé ${count} dny` : `Každých ${count} dní`),
      weeks: (count) => (count < 5 ? `Každé ${count} týdny` : `Každých ${count} týdnů`),
      months: (count) => (count < 5 ? `Každé ${count} měsíce` : `Každých ${count} měsíců`),
      years: (count) => (count < 5 ? `Každé ${count} roky` : `Každých ${count} let`),
      exceptMonths: (months, count) => `kromě ${count === 1 ? 'měsíce' : 'měsíců'} ${months}`,
      until: (day) => `do ${day}`,
      times: (count) => (count === 1 ? 'jednou' : `${count}krát`),
      irregular: 've vybrané dny',
      workday: 'pracovní den',
      day: 'den',
      ordinals: (kind) =>
        ['MO', 'TU'].includes(kind)
          ? ['první', 'druhé', 'třetí', 'čtvrté', 'páté', 'poslední', 'předposlední']
          : ['WE', 'SA', 'SU'].includes(kind)
            ? ['první', 'druhá', 'třetí', 'čtvrtá', 'pátá', 'poslední', 'předposlední']
            : ['první', 'druhý', 'třetí', 'čtvrtý', 'pátý', 'poslední', 'předposlední'],
      nth: (ordinals, day) => `${ordinals} ${day} v měsíci`,
      fromEnd: (position, day) => `${position}. ${day} od konce měsíce`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `${days} den v měsíci`,
    },
    share: {
      title: 'Sdílet',
      mail: 'Poslat e-mailem',
      more: 'Další možnosti sdílení',
      code: 'QR kód této stránky',
    },
    group: {
      subscribe: 'Odebírat kalendář',
      subscribeWith: (calendar) => `Odebírat v kalendáři ${calendar}`,
      subscribed: 'Nové akce a změny se vám v kalendáři objeví samy.',
      upcoming: 'Nadcházející akce',
      none: 'Momentálně nejsou naplánované žádné akce.',
      past: 'Minulé akce',
      noneFrom: (day) => `Od ${day} nejsou naplánované žádné akce.`,
      further: 'Pozdější akce',
    },
    cta: {
      thanks: 'Děkujeme',
      back: 'Zpět na akci',
      backToGroup: 'Zpět do kalendáře',
      go: 'Pokračovat',
      send: 'Odeslat',
      sending: 'Odesílá se…',
      required: 'Vyplňte prosím toto pole.',
      choose: 'Vyberte prosím jednu možnost.',
      tick: 'Zaškrtněte prosím toto políčko.',
      number: 'Zadejte prosím číslo.',
      sent: 'Formulář byl odeslán.',
      failed: 'Formulář se nepodařilo odeslat. Zkuste to prosím znovu.',
      optional: 'nepovinné',
      goesTo: (host) => `Vaše údaje budou odeslány na ${host}.`,
    },
    missing: {
      title: 'Stránka nenalezena',
      text: 'Odkaz může být neúplný, nebo akce už není veřejná.',
    },
    unpublished: {
      title: 'Tato akce není veřejná',
      text: 'Zatím nebyla zveřejněna, nebo byla stažena.',
    },
    unavailable: {
      title: 'Tato stránka teď není dostupná',
      text: 'Na naší straně něco nefunguje. Zkuste to prosím za chvíli znovu.',
      again: 'Zkusit znovu',
    },
    dates: {
      title: 'Vyberte termín',
      text: 'Akce se koná ve více termínech. Můžete je přidávat po jednom.',
      all: 'Všechny termíny v jednom souboru',
    },
    calledOff: {
      title: 'Tento termín je zrušený',
      text: 'Není co přidat. Pokud už termín v kalendáři máte, tento soubor ho tam aktualizuje.',
      file: 'Aktualizovat můj kalendář',
    },
    series: {
      title: 'Tato akce se opakuje',
      text: (calendar) =>
        `${calendar} neumí přidat opakované akce z odkazu. Pro všechny termíny vyberte jiný kalendář, nebo přidejte jen jeden.`,
      whole: 'Všechny termíny',
      next: 'Jen nejbližší termín',
      all: 'Přidají se všechny termíny série, nejen tento.',
    },
    inApp: {
      title: 'Otevřete tuto stránku v prohlížeči',
      text: 'Tato aplikace neumí otevřít váš kalendář. Prohlížeč ano.',
      steps: ['Zkopírujte adresu.', 'Otevřete prohlížeč a vložte ji tam.'],
    },
    safari: {
      title: 'Otevřete tuto stránku v Safari',
      text: 'Tento prohlížeč neumí odebírat kalendáře. Safari ano.',
      steps: ['Zkopírujte adresu.', 'Otevřete Safari a vložte ji tam.'],
    },
    subscribe: {
      title: 'Odebírat tento kalendář',
      address: 'Adresa kalendáře',
      byHand: (calendar) =>
        `${calendar} to na jedno klepnutí neumí. Zkopírujte adresu a přidejte ji v ${calendar} jako odebíraný kalendář.`,
      cannot: (calendar) => `${calendar} neumí tento kalendář odebírat. Vyberte jiný kalendář, nebo zkopírujte adresu.`,
      onComputer: (calendar) =>
        `${calendar} přijímá nové odběry jen na počítači. Otevřete tuto stránku tam, nebo zkopírujte adresu.`,
    },
  },
}
