import { useEffect, useMemo, useState } from 'preact/hooks'
import { Button, Icon, messageOf } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { Unreadable, type Upload } from './upload.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onRetry: (upload: Upload) => void
  /** Cancels it if it is still on its way. */
  readonly onRemove: (upload: Upload) => void
}

/** Files on their way to the server, each with its state. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul class="uploads" aria-label={words.images.uploadsOf}>
      {uploads.map((upload) => (
        <UploadRow key={upload} upload={upload} onRetry={() => onRetry(upload)} onRemove={() => onRemove(upload)} />
      ))}
    </ul>
  )
}

/** Photos of phones, which only Safari reads. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

interface UploadRowProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const texts = words.images
  const { name } = upload.file
  const state = upload.state.value
  const percent = upload.percent.value
  const failure = upload.failure.value
  const [isBroken, setBroken] = useState(false)
  const isUnreadable = failure instanceof Unreadable
  const address = useMemo(() => URL.createObjectURL(upload.file), [upload])
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  return (
    <li class={`upload ${state}`}>
      {isBroken ? <Icon name="image" size={24} /> : <img src={address} alt="" onError={() => setBroken(true)} />}
      <div class="upload-text">
        <strong class="ellipsis">{name}</strong>
        {state === 'failed' ? (
          <p class="field-error" role="alert">
            <Icon name="error" size={16} />{' '}
            {isUnreadable ? (isHeic(upload.file) ? texts.heic : texts.unreadable) : messageOf(failure)}
          </p>
        ) : (
          <>
            <progress
              max={100}
              {...(state !== 'preparing' && { value: percent })}
              aria-label={texts.progressOf(name)}
            />
            <small>{state === 'sending' ? texts.percent(percent) : texts.uploadStates[state]}</small>
          </>
        )}
      </div>
      {state === 'failed' && !isUnreadable && (
        <Button size="small" icon="undo" label={name} onClick={onRetry}>
          {words.common.tryAgain}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        icon="close"
        label={`${state === 'failed' ? words.common.dismiss : texts.cancelUpload}: ${name}`}
        onClick={onRemove}
      />
    </li>
  )
}
