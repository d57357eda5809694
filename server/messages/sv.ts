import type { Messages } from './en.ts'

export const sv: Messages = {
  icalFile: 'iCal-fil',
  allDay: 'Hela dagen',
  cancelled: 'Inställt',
  copy: 'Kopiera',
  copied: 'Kopierat',
  pageAddress: 'Sidans adress',
  anyway: 'Försök ändå',
  otherCalendars: 'Andra kalendrar',
  missing: {
    title: 'Här finns ingenting',
    text: 'Länken kan vara ofullständig, eller så är evenemanget inte längre offentligt.',
  },
  dates: {
    title: 'Välj ett datum',
    text: 'Det här evenemanget har flera datum. Du kan lägga till dem ett i taget.',
    all: 'Alla datum i en fil',
  },
  calledOff: {
    title: 'Det här datumet är inställt',
    text: 'Det finns inget att lägga till. Om det redan finns i din kalender uppdaterar filen det där.',
    file: 'Uppdatera min kalender',
  },
  series: {
    title: 'Det här evenemanget upprepas',
    text: (calendar) =>
      `${calendar} kan inte lägga till återkommande evenemang från en länk. Välj en annan kalender för alla datum, eller lägg till ett enda.`,
    whole: 'Alla datum',
    next: 'Bara nästa datum',
  },
  inApp: {
    title: 'Öppna sidan i din webbläsare',
    text: 'Appen du är i kan inte skicka det här vidare till din kalender. Det kan din webbläsare.',
    steps: ['Kopiera adressen.', 'Öppna webbläsaren och klistra in den där.'],
  },
  safari: {
    title: 'Öppna sidan i Safari',
    text: 'Den här webbläsaren kan inte skicka en prenumeration vidare till din kalender. Det kan Safari.',
    steps: ['Kopiera adressen.', 'Öppna Safari och klistra in den där.'],
  },
  subscribe: {
    title: 'Prenumerera på den här kalendern',
    address: 'Kalenderns adress',
    byHand: (calendar) =>
      `${calendar} har ingen länk för detta. Kopiera adressen, öppna ${calendar} och lägg till den där som en kalender från internet.`,
    cannot: (calendar) =>
      `${calendar} kan inte prenumerera på den här kalendern. Välj en annan kalender eller kopiera adressen.`,
    onComputer: (calendar) =>
      `${calendar} tar emot nya prenumerationer bara på en dator. Öppna sidan där eller kopiera adressen.`,
  },
}
