import type { ListedImage } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../../api.ts'
import { useData } from '../../cache.ts'
import { formatDay } from '../../format.ts'
import { Await, Button, Dialog, Segmented } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'

/** Where an image is served, uploaded or built in. */
export const imageAddress = (id: string) => `/files/${encodeURIComponent(id)}`

interface Images {
  readonly images: readonly ListedImage[]
  readonly cursor: string | null
}

/** The uploaded images, latest first, and a function that loads more of them. */
export function useImages() {
  const [limit, setLimit] = useState(60)
  const loaded = useData<Images>(`${organizationId.value}/images/${limit}`, (signal) => firstImages(limit, signal))
  return { loaded, showMore: () => setLimit(limit + 60) }
}

async function firstImages(limit: number, signal: AbortSignal): Promise<Images> {
  const images: ListedImage[] = []
  let cursor: string | null = null
  do {
    const query = cursor === null ? {} : { cursor }
    const page: Images = await app.images.list({ query }, { signal })
    images.push(...page.images)
    cursor = page.cursor
  } while (cursor !== null && images.length < limit)
  return { images, cursor }
}

interface LibraryProps {
  readonly builtIn: readonly string[]
  readonly hasUploads: boolean
  readonly value: string | null
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Images to choose from: those of the organization, and those that come with the product. */
export function LibraryDialog({ builtIn, hasUploads, value, onChoose, onClose }: LibraryProps) {
  const texts = words.images
  const [source, setSource] = useState<'uploads' | 'builtIn'>(hasUploads ? 'uploads' : 'builtIn')
  return (
    <Dialog title={texts.library} size="wide" onClose={onClose}>
      {builtIn.length > 0 && hasUploads && (
        <Segmented
          label={texts.source}
          hidesLabel
          value={source}
          onChange={setSource}
          options={[
            { value: 'uploads', label: texts.uploads },
            { value: 'builtIn', label: texts.builtIn },
          ]}
        />
      )}
      {source === 'uploads' ? (
        <Uploads value={value} onChoose={onChoose} />
      ) : (
        <ul class="thumbs">
          {builtIn.map((id) => (
            <Thumb key={id} id={id} name={texts.presets[id as 'preset-dawn'] ?? id} isChosen={id === value} onChoose={onChoose} /> // oxfmt-ignore
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Uploads({ value, onChoose }: Pick<LibraryProps, 'value' | 'onChoose'>) {
  const { loaded, showMore } = useImages()
  return (
    <Await loaded={loaded}>
      {({ images, cursor }) =>
        images.length === 0 ? (
          <p class="help">{words.images.noUploads}</p>
        ) : (
          <>
            <ul class="thumbs">
              {images.map(({ id, width, height, created }) => (
                <Thumb key={id} id={id} name={words.images.nameOf(width, height, formatDay(created))} isChosen={id === value} onChoose={onChoose} /> // oxfmt-ignore
              ))}
            </ul>
            {cursor !== null && <Button onClick={showMore}>{words.common.showMore}</Button>}
          </>
        )
      }
    </Await>
  )
}

interface ThumbProps {
  readonly id: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

function Thumb({ id, name, isChosen, onChoose }: ThumbProps) {
  return (
    <li>
      <button type="button" class="thumb" aria-pressed={isChosen} title={name} onClick={() => onChoose(id)}>
        <img src={imageAddress(id)} alt={name} loading="lazy" />
      </button>
    </li>
  )
}
