import type { Messages } from './en.ts'

export const cs: Messages = {
  icalFile: 'Soubor iCal',
  allDay: 'Celý den',
  cancelled: 'Zrušeno',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  pageAddress: 'Adresa této stránky',
  anyway: 'Přesto zkusit',
  otherCalendars: 'Jiné kalendáře',
  missing: {
    title: 'Tady nic není',
    text: 'Odkaz může být neúplný, nebo událost už není veřejná.',
  },
  dates: {
    title: 'Vyberte termín',
    text: 'Tato událost má více termínů. Můžete je přidat jeden po druhém.',
    all: 'Všechny termíny v jednom souboru',
  },
  calledOff: {
    title: 'Tento termín je zrušen',
    text: 'Není co přidat. Pokud už termín v kalendáři máte, tento soubor ho tam aktualizuje.',
    file: 'Aktualizovat můj kalendář',
  },
  series: {
    title: 'Tato událost se opakuje',
    text: (calendar) =>
      `${calendar} neumí přidat opakované události z odkazu. Pro všechny termíny vyberte jiný kalendář, nebo přidejte jen jeden.`,
    whole: 'Všechny termíny',
    next: 'Jen nejbližší termín',
  },
  inApp: {
    title: 'Otevřete tuto stránku v prohlížeči',
    text: 'Aplikace, ve které jste, to neumí předat do kalendáře. Prohlížeč ano.',
    steps: ['Zkopírujte adresu.', 'Otevřete prohlížeč a vložte ji tam.'],
  },
  safari: {
    title: 'Otevřete tuto stránku v Safari',
    text: 'Tento prohlížeč neumí předat odběr do kalendáře. Safari ano.',
    steps: ['Zkopírujte adresu.', 'Otevřete Safari a vložte ji tam.'],
  },
  subscribe: {
    title: 'Odebírat tento kalendář',
    address: 'Adresa kalendáře',
    byHand: (calendar) =>
      `${calendar} pro to nemá odkaz. Zkopírujte adresu, otevřete ${calendar} a přidejte ji tam jako kalendář z internetu.`,
    cannot: (calendar) => `${calendar} neumí tento kalendář odebírat. Vyberte jiný kalendář, nebo zkopírujte adresu.`,
    onComputer: (calendar) =>
      `${calendar} přijímá nové odběry jen na počítači. Otevřete tuto stránku tam, nebo zkopírujte adresu.`,
  },
}
