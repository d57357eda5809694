import { boot } from '../boot.ts'
import { Notice } from '../kit/index.ts'
import { words } from '../words.ts'

/** Warns where addresses have to be confirmed, but nobody gets the mail for it. */
export function ConfirmingNeedsMail({ isOn }: { isOn: boolean }) {
  return (
    <div role="status" class="save-warnings">
      {isOn && !boot.sendsMail && <Notice tone="warning">{words.fields.cannotConfirm}</Notice>}
    </div>
  )
}
