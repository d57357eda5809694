import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'キャンセル待ちに登録しました：{{event}}',
      headline: 'キャンセル待ちに登録しました',
      content: '現在は満席です。空きが出たら、メールでご案内します。キャンセル待ちはいつでも取り消せます。',
      button_label: '順番を見る',
    },
    rsvp_waiting_offer: {
      subject: 'お席をご用意できます：{{event}}',
      headline: 'お席をご用意できます',
      content:
        '順番が回ってきました。お席を確保しています。期限までにお受けいただくか、ご辞退ください。ご辞退の場合は次の方にご案内します。',
      button_label: '席を確保する',
    },
  },
  status: 'キャンセル待ち',
  heldUntil: '確保の期限',
  page: {
    join: 'キャンセル待ちに登録する',
    text: 'キャンセル待ちに登録すると、お席の空きが出たときにメールでご案内します。',
    position: (position) => `現在${position}番目にお待ちです。`,
    leave: 'キャンセル待ちを取り消す',
    decline: '辞退する',
    done: 'お席の空きが出たら、メールでご案内します。',
  },
}
