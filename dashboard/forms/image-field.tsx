import { useState } from 'preact/hooks'
import { Button, Field } from '../kit/index.ts'
import { words } from '../words.ts'
import { useEditable } from './editable.tsx'
import { DropHint, DropZone, useUpload } from './image/drop.tsx'
import { LibraryDialog, imageAddress } from './image/library.tsx'

interface ImageFieldProps {
  readonly name?: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** Images that come with the product. */
  readonly library: readonly string[]
  /** Whether uploaded images can be chosen. */
  readonly hasUploads?: boolean
  readonly isDisabled?: boolean
}

/** An uploaded image, or one of the library. */
export function ImageField(props: ImageFieldProps) {
  const { value, onChange, library, hasUploads = true, isDisabled: isLocked = false, ...field } = props
  const isDisabled = !useEditable() || isLocked
  const texts = words.images
  const [isChoosing, setChoosing] = useState(false)
  const uploading = useUpload(onChange)

  return (
    <Field {...field}>
      {(attributes) => (
        <div {...attributes} class="image-field" role="group" aria-label={field.label}>
          <DropZone onDrop={isDisabled || !hasUploads ? () => {} : uploading.open}>
            {value !== null ? (
              <img src={imageAddress(value)} alt={texts.presets[value as 'preset-dawn'] ?? texts.chosen} />
            ) : (
              hasUploads && !isDisabled && <DropHint onChoose={uploading.choose} />
            )}
          </DropZone>
          {!isDisabled && (
            <div class="cluster">
              {value !== null && hasUploads && (
                <Button size="small" icon="upload" onClick={uploading.choose}>
                  {texts.replace}
                </Button>
              )}
              <Button size="small" icon="image" onClick={() => setChoosing(true)}>
                {texts.fromLibrary}
              </Button>
              {value !== null && (
                <Button size="small" kind="quiet" icon="remove" onClick={() => onChange(null)}>
                  {words.common.remove}
                </Button>
              )}
            </div>
          )}
          {!isDisabled && uploading.parts}
          {isChoosing && (
            <LibraryDialog
              builtIn={library}
              hasUploads={hasUploads}
              value={value}
              onClose={() => setChoosing(false)}
              onChoose={(id) => {
                onChange(id)
                setChoosing(false)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
