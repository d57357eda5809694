import type { Messages } from './en.ts'

export const pt: Messages = {
  icalFile: 'Arquivo iCal',
  allDay: 'Dia inteiro',
  cancelled: 'Cancelado',
  copy: 'Copiar',
  copied: 'Copiado',
  pageAddress: 'Endereço desta página',
  anyway: 'Tentar mesmo assim',
  otherCalendars: 'Outros calendários',
  missing: {
    title: 'Não há nada aqui',
    text: 'O link pode estar incompleto ou o evento já não é público.',
  },
  dates: {
    title: 'Escolha uma data',
    text: 'Este evento acontece em várias datas. Pode adicioná-las uma a uma.',
    all: 'Todas as datas em um arquivo',
  },
  calledOff: {
    title: 'Esta data foi cancelada',
    text: 'Não há nada para adicionar. Se ela já está no seu calendário, este arquivo a atualiza.',
    file: 'Atualizar meu calendário',
  },
  series: {
    title: 'Este evento se repete',
    text: (calendar) =>
      `${calendar} não consegue adicionar eventos recorrentes a partir de um link. Escolha outro calendário para todas as datas ou adicione apenas uma.`,
    whole: 'Todas as datas',
    next: 'Apenas a próxima data',
  },
  inApp: {
    title: 'Abra esta página no navegador',
    text: 'O aplicativo em que você está não consegue passar isto ao seu calendário. O navegador consegue.',
    steps: ['Copie o endereço.', 'Abra o navegador e cole-o lá.'],
  },
  safari: {
    title: 'Abra esta página no Safari',
    text: 'Este navegador não consegue passar uma assinatura ao seu calendário. O Safari consegue.',
    steps: ['Copie o endereço.', 'Abra o Safari e cole-o lá.'],
  },
  subscribe: {
    title: 'Assinar este calendário',
    address: 'Endereço do calendário',
    byHand: (calendar) =>
      `${calendar} não oferece um link para isto. Copie o endereço, abra ${calendar} e adicione-o lá como calendário da internet.`,
    cannot: (calendar) =>
      `${calendar} não consegue assinar este calendário. Escolha outro calendário ou copie o endereço.`,
    onComputer: (calendar) =>
      `${calendar} só aceita novas assinaturas em um computador. Abra esta página lá ou copie o endereço.`,
  },
}
